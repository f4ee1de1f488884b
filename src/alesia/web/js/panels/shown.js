/** What lies behind a curtain has no height, and nothing in it can be scrolled to. */

/** Acts whenever an element is seen again. @returns {() => void} ends it */
export function onShown(element, act) {
  let wasHidden = !element.clientHeight;
  const watch = new ResizeObserver(() => {
    const isHidden = !element.clientHeight;
    if (wasHidden && !isHidden) act();
    wasHidden = isHidden;
  });
  watch.observe(element);
  return () => watch.disconnect();
}
