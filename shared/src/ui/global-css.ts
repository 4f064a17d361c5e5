import theme from '@burger/restaurant/brand/theme.json';
import type { Theme } from '../restaurant/files/facts';
import { font, type ColorName } from '../theme/theme';

type Scheme = 'light' | 'dark';

type Colours = Readonly<Record<ColorName, Readonly<Record<Scheme, string>>>>;

// Returns the theme's colours and those prescribed by law.
const paletteOf = ({ colours }: Pick<Theme, 'colours'>): Colours => ({
  ...colours,
  brown: { light: '#7A3B14', dark: '#D08A5C' },
});

export const palette = paletteOf(theme);

export const studios: NonNullable<Theme['studios']> = (theme as Theme).studios ?? {};

export function coloursCss({ colours, studios = {} }: Theme): string {
  const all = paletteOf({ colours });
  const variables = (scheme: Scheme): string[] => {
    const shade = all.shade[scheme];
    return [
      ...Object.entries(all).map(([name, colour]) => `--${name}:${colour[scheme]}`),
      // The last two hex digits are the opacity: 6, 8 and 14 %.
      `--shadowCard:0 1px 2px ${shade}0F,0 4px 16px ${shade}0F`,
      `--shadowRaised:0 2px 6px ${shade}14,0 12px 32px ${shade}24`,
    ];
  };
  const grounds = (scheme: Scheme): string =>
    Object.entries(studios)
      .map(([name, ground]) => `[data-studio=${name}]{--studio:${ground[scheme]}}`)
      .join('');
  const light = variables('light');
  const dark = variables('dark').filter((one) => !light.includes(one));
  return (
    `:root{${light.join(';')}}${grounds('light')}` +
    `@media (prefers-color-scheme:dark){:root{${dark.join(';')}}${grounds('dark')}}`
  );
}

// This tag lets the check of supported browsers find and parse these strings as CSS.
const css = String.raw;

/** Global styles, inlined into every HTML file without these comments. */
// `data-late` marks parts below the first view. They render near the viewport, and prerendering leaves their styles to
// the page's sheet.
// Scaling or filtering a pressed link would make it the containing block of an ::after that covers its card.
export const globalCss = css`
  :root {
    color-scheme: light dark;
  }
  ${coloursCss(theme)}
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: 6rem;
  }
  body {
    background: var(--page);
    color: var(--ink);
    font: 400 1rem/1.55 ${font.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  html[data-first-screen] img[loading='lazy'] {
    translate: -9999px;
  }
  [data-late] {
    content-visibility: auto;
    contain-intrinsic-height: auto 40rem;
  }
  h1,
  h2,
  h3 {
    font-family: ${font.display};
    font-weight: 700;
    line-height: 1.15;
    text-wrap: balance;
  }
  p {
    text-wrap: pretty;
  }
  a {
    color: var(--flameInk);
    text-underline-offset: 0.2em;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
  }
  button {
    touch-action: manipulation;
  }
  :is(a, button, summary):active:not(:disabled, [aria-disabled='true']) {
    opacity: 0.75;
  }
  :focus-visible {
    outline: 3px solid var(--flameInk);
    outline-offset: 2px;
  }
  :where(:focus-visible) {
    border-radius: 4px;
  }
  ::selection {
    background: var(--amber);
    color: var(--onAmber);
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
    }
  }
`.replace(/\s*\n\s*/g, '');
