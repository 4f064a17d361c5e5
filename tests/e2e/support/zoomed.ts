import type { Page } from '@playwright/test';

/** 1280×800 at 200 % and 400 %, a phone at 125 %, and one with doubled text size (WCAG 1.4.4, 1.4.10). */
const zooms = [
  { width: 640, height: 400, text: 16 },
  { width: 320, height: 256, text: 16 },
  { width: 320, height: 640, text: 16 },
  { width: 390, height: 844, text: 32 },
].filter(({ height }) => height === 640 || process.env['NIGHTLY']);

/** Runs in the page. Finds content that is lost in a small window. */
function lostIn(part: string): string[] {
  const root = document.querySelector(part);
  if (!root) return [`There is no ${part}`];
  const faults: string[] = [];
  const page = document.scrollingElement!;
  const say = (element: Element) =>
    `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

  const wide = [page, ...(part === 'html' ? [] : [root, ...root.children])];
  for (const one of wide) {
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      faults.push(`${one.localName} is ${one.scrollWidth - one.clientWidth} px too wide`);
  }

  // A styled box replaces the native field, which is invisible.
  const controls = [...root.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((one) => isVisible(one) && !one.matches('a[href="#content"]'))
    .map((one) => {
      const label = (one as HTMLInputElement).labels?.[0];
      return /^(radio|checkbox|file)$/.test((one as HTMLInputElement).type) && label ? label : one;
    });
  for (const one of controls) {
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = one.getClientRects()[0] ?? one.getBoundingClientRect();
    const hits = (x: number, y: number) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (one.contains(there) || there.contains(one));
    };
    const middle = left + width / 2;
    const inset = Math.min(3, height / 4);
    const isText = one.localName === 'a' && one.textContent.trim() !== '';
    const rows =
      isText || height > innerHeight
        ? [top + height / 2]
        : [top + inset, top + height / 2, top + height - inset];
    if (!rows.every((y) => hits(middle, y))) faults.push(`${say(one)} cannot be brought into view`);
  }
  scrollTo(0, 0);

  // A list field cuts its text. At twice the letter size no label of a few words fits on a phone.
  const pen = document.createElement('canvas').getContext('2d')!;
  const arrowPx = 20;
  for (const one of root.querySelectorAll('select')) {
    const { font, fontSize, paddingLeft, paddingRight } = getComputedStyle(one);
    pen.font = font;
    const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrowPx;
    const cut = [...one.options].find(({ text }) => pen.measureText(text).width > room);
    if (cut && isVisible(one) && parseFloat(fontSize) <= 18)
      faults.push(`<select> cuts “${cut.text}”`);
  }

  interface Box {
    of: Element;
    what: string;
    layer: Element | null;
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  // Returns the visible part of an element's rectangle, and the scroll container that it moves with.
  const boxOf = (of: Element, what: string, rect: DOMRect): Box | null => {
    const box = {
      of,
      what,
      layer: null as Element | null,
      left: rect.left,
      top: rect.top,
      right: rect.right,
      bottom: rect.bottom,
    };
    for (let up: Element | null = of; up && up !== document.body; up = up.parentElement) {
      const { position, overflowX, overflowY, clipPath } = styleOf(up);
      if (clipPath !== 'none') return null;
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const clip = up.getBoundingClientRect();
        box.left = Math.max(box.left, clip.left);
        box.right = Math.min(box.right, clip.right);
        box.top = Math.max(box.top, clip.top);
        box.bottom = Math.min(box.bottom, clip.bottom);
      }
      if (!box.layer && /^(sticky|fixed)$/.test(position)) box.layer = up;
    }
    return box.right - box.left > 2 && box.bottom - box.top > 2 ? box : null;
  };
  const texts: Box[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement!;
    // Email addresses and long words may break anywhere.
    const text = (node.textContent ?? '').replace(/\S*@\S*|\S{18,}/g, (long) =>
      ' '.repeat(long.length),
    );
    if (!text.trim() || !isVisible(of) || of.matches('script, style, option, noscript')) continue;
    const range = document.createRange();
    for (const { 0: word, index } of text.matchAll(
      /(?<![\p{L}\p{M}\d])[\p{L}\p{M}\d]{2,12}(?![\p{L}\p{M}\d])/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && boxOf(of, word, range.getBoundingClientRect()))
        faults.push(`${say(of)} is broken inside “${word}”`);
    }
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      // Letters have empty space above and below, which may be covered.
      const letters = new DOMRect(x, y + height / 5, width, (height * 3) / 5);
      const box = boxOf(of, text.trim().slice(0, 40), letters);
      if (!box) continue;
      texts.push(box);
      const pill = of.closest('button');
      const edges = pill?.getBoundingClientRect();
      if (pill && edges && styleOf(pill).backgroundColor !== 'rgba(0, 0, 0, 0)') {
        const room = Math.min(box.left - edges.left, edges.right - box.right);
        if (room < 4) faults.push(`${say(pill)} is touched at its edge by “${box.what}”`);
      }
    }
  }
  const pressed = controls
    .filter((one) => one.localName !== 'a' || !one.textContent.trim())
    .flatMap((one) => boxOf(one, say(one), one.getBoundingClientRect()) ?? []);
  const isWithin = (a: Box, b: Box) =>
    b.of.localName === 'input' &&
    a.of.closest('button') !== null &&
    a.left >= b.left &&
    a.right <= b.right &&
    a.top >= b.top &&
    a.bottom <= b.bottom;
  const over = (a: Box, b: Box) =>
    a.layer === b.layer &&
    !isWithin(a, b) &&
    !isWithin(b, a) &&
    !a.of.contains(b.of) &&
    !b.of.contains(a.of) &&
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const boxes = [...texts, ...pressed];
  boxes.forEach((a, at) => {
    for (const b of boxes.slice(at + 1))
      if (over(a, b)) faults.push(`“${a.what}” and “${b.what}” lie over each other`);
  });
  return [...new Set(faults)];
}

/** Returns the content of an enlarged page, or of a part, that is unreachable, cut off or covered. */
export async function lostWhenZoomed(page: Page, part: string): Promise<string[]> {
  const before = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  // Changes the font size as the browser setting does, which media queries see.
  const letters = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard } });
  const found: string[] = [];
  for (const { width, height, text } of zooms) {
    await page.setViewportSize({ width, height });
    await letters(text);
    const lost = await page.evaluate(lostIn, part);
    found.push(...lost.map((one) => `${width}×${height}, letters of ${text} px: ${one}`));
  }
  await letters(16);
  await session.detach();
  if (before) await page.setViewportSize(before);
  return found;
}
