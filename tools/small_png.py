"""Make the picture of a page small: 256 colours, chosen by halving the space of its colours where they lie densest."""

import base64
import struct
import zlib
from typing import Any

from playwright.sync_api import Browser


def small_png(browser: Browser, png: bytes) -> bytes:
    """The same picture with a palette; a blank page of the browser reads it and counts its colours."""
    page = browser.new_page()
    found = page.evaluate(QUANTISE, base64.b64encode(png).decode())
    page.close()
    return _written(found)


def _written(found: Any) -> bytes:
    width, height = found["width"], found["height"]
    places = base64.b64decode(found["places"])
    rows = b"".join(b"\0" + places[y * width : (y + 1) * width] for y in range(height))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(found["palette"])),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(map(_chunk, *zip(*chunks, strict=True)))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


QUANTISE = """async (png) => {
  const MOST = 256;
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = image;
  const paper = new OffscreenCanvas(width, height).getContext("2d");
  paper.drawImage(image, 0, 0);
  const pixels = new Uint32Array(paper.getImageData(0, 0, width, height).data.buffer);

  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const channel = (pixel, k) => (pixel >>> (8 * k)) & 255;
  const colours = [...counts].map(([pixel, count]) => ({ pixel, count, is: [0, 1, 2].map((k) => channel(pixel, k)) }));

  // A box of colours is worth halving by how far they lie apart and, less so, by how many pixels have them.
  const boxOf = (members) => {
    const spans = [0, 1, 2].map((k) => {
      let [low, high] = [255, 0];
      for (const { is } of members) [low, high] = [Math.min(low, is[k]), Math.max(high, is[k])];
      return high - low;
    });
    const span = Math.max(...spans);
    const count = members.reduce((sum, each) => sum + each.count, 0);
    return { members, count, longest: spans.indexOf(span), worth: span * span * Math.sqrt(count) };
  };
  const halves = ({ members, count, longest }) => {
    members.sort((one, other) => one.is[longest] - other.is[longest]);
    let [sum, at] = [0, 0];
    while (at < members.length - 1 && (at === 0 || sum + members[at].count <= count / 2)) sum += members[at++].count;
    return [boxOf(members.slice(0, at)), boxOf(members.slice(at))];
  };
  let boxes = [boxOf(colours)];
  while (boxes.length < MOST) {
    const widest = boxes.reduce((best, each) => (each.worth > best.worth ? each : best));
    if (widest.worth === 0) break;
    boxes = [...boxes.filter((each) => each !== widest), ...halves(widest)];
  }

  const total = (members, k) => members.reduce((sum, each) => sum + each.is[k] * each.count, 0);
  const mean = ({ members, count }, k) => Math.round(total(members, k) / count);
  const placeOf = new Map(boxes.flatMap(({ members }, place) => members.map(({ pixel }) => [pixel, place])));
  const places = Uint8Array.from(pixels, (pixel) => placeOf.get(pixel));
  let text = "";
  for (let at = 0; at < places.length; at += 32768) text += String.fromCharCode(...places.subarray(at, at + 32768));
  return { width, height, palette: boxes.flatMap((box) => [0, 1, 2].map((k) => mean(box, k))), places: btoa(text) };
}"""
