import { faultSentences, type Switches } from '../switches';

const styles = `
  [data-architecture] { font-size: 0.875rem; }
  [data-architecture="link"] {
    display: flex; flex-wrap: wrap; gap: 0 24px; justify-content: center; align-items: center;
    padding: 8px 16px; background: var(--night); color: var(--onNightSoft);
    border-top: 1px solid color-mix(in srgb, var(--onNightSoft) 35%, transparent);
  }
  [data-architecture="link"] a {
    display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--onNight);
  }
  [data-architecture="faults"] {
    position: fixed; z-index: 60; top: 72px; right: 12px;
    display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: center;
    max-width: calc(100vw - 24px); padding: 4px 8px 4px 20px; border-radius: 22px;
    background: var(--amber); color: var(--onAmber); font-weight: 650;
    box-shadow: var(--shadowRaised);
  }
  @media (min-width: 64rem) {
    [data-architecture="faults"] { top: auto; right: auto; bottom: 24px; left: 24px; max-width: 20rem; }
  }
  [data-architecture="faults"] button {
    min-height: 2.75rem; padding: 0 20px; border: 0; border-radius: 999px; font: inherit; cursor: pointer;
    background: var(--onAmber); color: var(--amber);
  }
`;

const made = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
) => Object.assign(document.createElement(tag), properties);

const link = (href: string, textContent: string) => made('a', { href, textContent });

/** Adds the line below the page's footer that leads to the page for engineers. */
export function addLink(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  // No footer, because a page has only one.
  const line = made('aside');
  line.dataset['architecture'] = 'link';
  line.setAttribute('aria-label', 'For engineers');
  line.append(
    made('span', { textContent: 'This is the local site.' }),
    link('/architecture', 'Architecture: how this page is composed'),
  );
  document.body.append(line);
}

/** Shows which remotes have a fault, with a button that ends all faults. */
export function faultMark(onReset: () => void): (switches: Switches) => void {
  const mark = made('aside');
  mark.dataset['architecture'] = 'faults';
  mark.setAttribute('aria-label', 'Faults of the local site');
  const text = made('span');
  mark.append(text, made('button', { type: 'button', textContent: 'Reset all', onclick: onReset }));
  return (switches) => {
    const sentences = faultSentences(switches);
    text.textContent = sentences.join(' · ');
    if (sentences.length === 0) mark.remove();
    else if (!mark.isConnected) document.body.append(mark);
  };
}
