/** What to find: a role, and words of a name or a /pattern/. */
export type Sought = { role: string; name: string };

export type Found = {
  x: number;
  y: number;
  top: number;
  width: number;
  height: number;
  text: string;
  value: string;
  hasFocus: boolean;
  /** Whether the element is uncovered and not moving. */
  ready: boolean;
};

/** Runs in the page. Finds nested elements that a person can see. Returns null when there are none. */
export async function findInPage(path: Sought[], bringHere: boolean): Promise<Found | null> {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    dialog: 'dialog[open]',
    textbox: 'input:not([type=radio], [type=checkbox]), textarea',
    radio: 'input[type=radio], [role=radio]',
    tab: '[role=tab]',
    banner: 'body header',
    main: 'main',
    nav: 'nav',
    alert: '[role=alert]',
    text: 'p, span, dt, dd, li, h1, h2, h3, strong, a, button, div',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = by
      .map((id) => document.getElementById(id))
      .map((label) => label?.getAttribute('aria-label') ?? label?.innerText)
      .join(' ');
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((one) => one.innerText);
    return plain(
      element.getAttribute('aria-label') || labelled || labels.join(' ') || element.innerText,
    );
  };
  const isVisible = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const fits = (name: string, requested: string) => {
    const pattern = /^\/(.*)\/$/.exec(requested)?.[1];
    if (pattern !== undefined) return new RegExp(pattern).test(name);
    return name.toLowerCase().includes(requested.toLowerCase());
  };
  let within: HTMLElement[] = [document.body];
  for (const { role, name } of path) {
    within = within
      .flatMap((one) => [...one.querySelectorAll<HTMLElement>(selectors[role] ?? role)])
      .filter((one) => isVisible(one) && (name === '' || fits(nameOf(one), name)));
  }
  const element = within[0];
  if (!element) return null;
  if (bringHere) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  // Browsers do not render a covered window, so this waits for a rendered frame.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, 500);
  });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  // Endless animations, such as the pulse of a new order, do not move their element.
  const moves = ({ playState, effect }: Animation) =>
    playState === 'running' &&
    effect?.getComputedTiming().iterations !== Infinity &&
    (effect as KeyframeEffect).target?.contains(element) === true;
  const still = before.left === left && before.top === top && !document.getAnimations().some(moves);
  return {
    ...{ x, y, top, width, height },
    text: nameOf(element),
    value: (element as Partial<HTMLInputElement>).value ?? '',
    hasFocus: document.activeElement === element,
    ready: still && there !== null && (element.contains(there) || there.contains(element)),
  };
}
