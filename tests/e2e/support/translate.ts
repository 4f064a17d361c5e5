/**
 * Runs in the page. Wraps each text, and each one added later, in two `<font>` elements, as browsers do when
 * they translate.
 */
export function translate(): void {
  const skipped = 'script, style, textarea, title, font, [translate=no], svg';
  const wrap = (text: Node) => {
    if (!text.textContent?.trim() || text.parentElement?.closest(skipped)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
    inner.append(text);
  };
  const wrapAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return wrap(root);
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') wrap(target);
      else addedNodes.forEach(wrapAll);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
