/** A point of a surface in the window. The surface's control must handle a press there. */
export type PressPoint = { x: number; y: number; surface: string };

/**
 * Returns twenty points of the next kind of surface in the window, and null when all kinds are done. Returns none after
 * five seconds of covered controls, because a driver ends scripts that run for half a minute. Runs in the page.
 *
 * A surface is a link, button, summary or label, including a card covered by its `::after`. Points of other
 * controls and covered points are left out.
 */
export async function nextSurface(within: string): Promise<PressPoint[] | null> {
  const controls = 'a[href], button, summary, label:has(input)';
  const state = window as unknown as { pressedKinds?: Set<string>; covered?: WeakSet<Element> };
  state.pressedKinds ??= new Set();
  // Each check takes frames, so a covered control is checked only once.
  state.covered ??= new WeakSet();
  const kindOf = (control: Element) =>
    [control.closest('dialog, main, header, footer')?.tagName, control.tagName, control.className]
      .concat(control.closest('article, li')?.className ?? '')
      .join(' ');
  const surfaceOf = (control: HTMLElement): Element => {
    const { position, inset, content } = getComputedStyle(control, '::after');
    if (content === 'none' || position !== 'absolute' || inset !== '0px') return control;
    return control.offsetParent ?? control;
  };
  const end = performance.now() + 5000;
  for (const control of document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${controls})`)) {
    const kind = kindOf(control);
    if (state.pressedKinds.has(kind) || state.covered.has(control)) continue;
    const isVisible = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isVisible || control.matches(':disabled, [aria-disabled=true]')) continue;
    if (performance.now() > end) return [];
    const surface = surfaceOf(control);
    surface.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // A dialog that is still sliding in would move before the press.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    // Engines pause animations of elements that they do not draw, which then never finish.
    const patience = new Promise((resolve) => setTimeout(resolve, 2000));
    await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), patience]);
    const { left, top, width, height } = surface.getBoundingClientRect();
    const rows = [0.5, 2, 3.5, 5, 6.5].map((at) => top + (height * at) / 7);
    // Points near the edges are included, because an element that shrinks while pressed loses them first.
    const edge = Math.max(2, width * 0.01);
    const columns = [edge, width * 0.34, width * 0.67, width - edge].map((at) => left + at);
    const isFree = (x: number, y: number) => {
      const there = document.elementFromPoint(x, y);
      const owner = there?.closest(controls);
      return surface === control
        ? owner === control
        : surface.contains(there) && (!owner || owner === control);
    };
    const points = rows
      .flatMap((y) => columns.map((x) => ({ x: Math.round(x), y: Math.round(y) })))
      // Firefox sends a press up to half a pixel beside its point, which on a rounded corner leaves the control.
      .filter(({ x, y }) =>
        [-0.5, 0.5].every((right) => [-0.5, 0.5].every((down) => isFree(x + right, y + down))),
      );
    if (points.length === 0) {
      state.covered.add(control);
      continue;
    }
    state.pressedKinds.add(kind);
    control.setAttribute('data-press-here', kind);
    const words = control.getAttribute('aria-label') ?? control.textContent;
    return points.map((point) => ({ ...point, surface: words.trim().slice(0, 60) }));
  }
  return null;
}

/**
 * Runs in the page. Prevents the effects of clicks from now on, and records whether the surface's control
 * received them.
 */
export function catchClicks(): void {
  const state = window as unknown as { pressAnswered?: boolean };
  // The inline page script would handle a click on Add before this listener, so it is turned off.
  Reflect.set(window, Symbol.for('burger.early-cart@1'), true);
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.target instanceof Element && event.target.closest('[data-press-here]'))
        state.pressAnswered = true;
    },
    true,
  );
}

/** Returns whether the last press reached its control within two seconds, and resets the record. Runs in the page. */
export async function takeAnswer(): Promise<boolean> {
  const state = window as unknown as { pressAnswered?: boolean };
  // The click event follows a few frames after the touch has ended, and later on a busy machine.
  const end = performance.now() + 2000;
  while (!state.pressAnswered && performance.now() < end)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const answered = state.pressAnswered === true;
  state.pressAnswered = false;
  return answered;
}

export const leaveSurface = (): void =>
  document.querySelector('[data-press-here]')?.removeAttribute('data-press-here');

type Run = <A extends string[], R>(
  work: (...args: A) => R | Promise<R>,
  ...params: A
) => Promise<R>;

const hidePageScrollbar = (): void => {
  document.documentElement.style.overflow = 'hidden';
};

/**
 * Presses twenty points of each kind of surface in a part of the page. Returns those that no control handled.
 *
 * `hasOverlayScrollbar`: the engine lays the page's scrollbar over the page. A press on it is lost, and so are all
 * later ones until the next press on it.
 */
export async function unansweredPresses(
  run: Run,
  press: (x: number, y: number) => Promise<void>,
  within = 'body',
  hasOverlayScrollbar = false,
): Promise<{ surfaces: number; pressed: number; unanswered: string[] }> {
  if (hasOverlayScrollbar) await run(hidePageScrollbar);
  await run(catchClicks);
  const unanswered: string[] = [];
  let surfaces = 0;
  let pressed = 0;
  for (;;) {
    const points = await run(nextSurface, within);
    if (!points) return { surfaces, pressed, unanswered };
    if (points.length === 0) continue;
    surfaces += 1;
    pressed += points.length;
    for (const { x, y, surface } of points) {
      await press(x, y);
      if (!(await run(takeAnswer)))
        unanswered.push(`${surface} at ${Math.round(x)}, ${Math.round(y)}`);
    }
    await run(leaveSurface);
  }
}
