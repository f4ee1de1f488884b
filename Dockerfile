# The web table as an image: docker build -t alesia .   (docs/server.md says how it is run)
FROM python:3.11-slim AS build
WORKDIR /build
COPY pyproject.toml README.md LICENSE ./
COPY src ./src
RUN python -m venv /alesia && /alesia/bin/pip install --no-cache-dir '.[web,postgres]'

FROM python:3.11-slim
RUN useradd --uid 10001 --create-home alesia && mkdir /data && chown alesia /data
COPY --from=build /alesia /alesia
USER alesia
ENV PATH=/alesia/bin:$PATH ALESIA_DB=sqlite:////data/tables.db PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["alesia", "serve", "--host", "0.0.0.0", "--port", "8000", "--json-logs"]
