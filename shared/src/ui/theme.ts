/** The colours of the site by role, in the light and the dark scheme. Views use `color.*`, never a raw colour. */
export const palette = {
  page: { light: '#FFF8EE', dark: '#17100C' },
  card: { light: '#FFFFFF', dark: '#241913' },
  sunken: { light: '#F8ECDB', dark: '#2F221A' },
  line: { light: '#EADFD0', dark: '#443429' },
  /** Borders that a control is known by: 3:1 against the page. */
  edge: { light: '#A08B76', dark: '#8A7462' },
  ink: { light: '#2B1A12', dark: '#FBEFE0' },
  inkSoft: { light: '#6A5346', dark: '#CDB8A6' },
  flame: { light: '#C8321A', dark: '#D23A20' },
  flameDeep: { light: '#A82612', dark: '#B83019' },
  onFlame: { light: '#FFFFFF', dark: '#FFFFFF' },
  /** Flame as text and as thin lines. */
  flameInk: { light: '#B92C15', dark: '#FF9B82' },
  flameWash: { light: '#FDEBE4', dark: '#3D1D14' },
  amber: { light: '#FFB627', dark: '#FFB627' },
  amberWash: { light: '#FFF1D0', dark: '#3D2C0C' },
  amberInk: { light: '#7A4B00', dark: '#FFD27A' },
  onAmber: { light: '#2B1A12', dark: '#2B1A12' },
  leaf: { light: '#1E7B3C', dark: '#57C27B' },
  leafWash: { light: '#E4F4E9', dark: '#15301F' },
  brown: { light: '#7A3B14', dark: '#D08A5C' },
  header: { light: '#FFFFFFEB', dark: '#1D1410EB' },
  night: { light: '#2B1A12', dark: '#0F0A07' },
  onNight: { light: '#FFF3E2', dark: '#FFF3E2' },
  onNightSoft: { light: '#D9C3AE', dark: '#CDB8A6' },
  scrim: { light: '#1A0F0A99', dark: '#000000B3' },
} as const;

type ColorName = keyof typeof palette;
type Scheme = 'light' | 'dark';

const names = Object.keys(palette) as ColorName[];

const variables = (scheme: Scheme): string =>
  names.map((name) => `--${name}:${palette[name][scheme]}`).join(';');

/** Colour tokens as CSS custom properties, so that the dark scheme costs no script. */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<
  ColorName,
  string
>;

/** Type scale in rem: 14 / 16 / 18 / 22 / 28 / 36 / 48. */
export const size = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  xxl: '1.75rem',
  xxxl: '2.25rem',
  huge: '3rem',
  hero: 'clamp(2.5rem, 1.6rem + 3.4vw, 4rem)',
} as const;

/** Steps of the 8 px grid: space(1) is 8 px. */
export const space = (steps: number): string => `${steps * 0.5}rem`;

export const radius = { card: '16px', field: '12px', pill: '999px' } as const;

export const shadow = {
  card: '0 1px 2px rgb(43 26 18 / 6%), 0 4px 16px rgb(43 26 18 / 6%)',
  raised: '0 2px 6px rgb(43 26 18 / 8%), 0 12px 32px rgb(43 26 18 / 14%)',
} as const;

export const font = {
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  display: "'Baloo 2', 'Baloo 2 fallback', system-ui, sans-serif",
} as const;

export const motion = {
  quick: '150ms ease-out',
  calm: '250ms cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const;

/** Widths at which a layout changes; phones come first, so these are all "from here up". */
export const from = {
  tablet: '@media (min-width: 48rem)',
  desktop: '@media (min-width: 64rem)',
} as const;

/** Only where a pointer can hover: on a touch screen the look would stay behind after the tap. */
export const canHover = '@media (hover: hover)';

/** Height of the header, for what sticks below it. */
export const headerHeight = '4rem';

/** The style of the page itself, written into every HTML file. */
export const globalCss = `
:root{color-scheme:light dark;${variables('light')}}
@media (prefers-color-scheme:dark){:root{${variables('dark')}}}
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{-webkit-text-size-adjust:100%;scroll-padding-top:6rem}
body{background:var(--page);color:var(--ink);font:400 1rem/1.55 ${font.text};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
img,svg{display:block;max-width:100%}
html[data-first-screen] img[loading=lazy]{translate:-9999px}
h1,h2,h3{font-family:${font.display};font-weight:700;line-height:1.15;text-wrap:balance}
p{text-wrap:pretty}
a{color:var(--flameInk);text-underline-offset:0.2em}
button,input,textarea,select{font:inherit;color:inherit}
button{touch-action:manipulation}
:focus-visible{outline:3px solid var(--flameInk);outline-offset:2px;border-radius:4px}
::selection{background:var(--amber);color:var(--onAmber)}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition-duration:0.01ms!important}}
`.replace(/\n/g, '');
