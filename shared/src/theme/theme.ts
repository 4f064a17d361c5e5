/** The colours that `brand/theme.json` gives the site, by their role. */
export const colorNames = [
  'page',
  'card',
  'sunken',
  'line',
  /** Borders that a control is known by: 3:1 against the page. */
  'edge',
  'ink',
  'inkSoft',
  'flame',
  'flameDeep',
  'onFlame',
  /** Flame as text and as thin lines. */
  'flameInk',
  'flameWash',
  'amber',
  'amberWash',
  'amberInk',
  'onAmber',
  /** Also the mark of what is veg, which the law wants green. */
  'leaf',
  'leafWash',
  'header',
  'night',
  'onNight',
  'onNightSoft',
  'scrim',
  /** What shadows are made of. */
  'shade',
] as const;

// The mark of what is not veg: the law says which colour it has.
const names = [...colorNames, 'brown'] as const;
export type ColorName = (typeof names)[number];

/** Colour tokens as CSS custom properties, so that the dark scheme costs no script. Views use `color.*`, never a raw colour. */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<
  ColorName,
  string
>;

/** Ground of a category: what is inside its `data-studio` stands on the colour that the theme has for it. */
export const studioGround = `var(--studio, ${color.amberWash})`;

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

/** Steps of the 8 px grid: space(1) is 8 px. Who has the text larger wants the room for the text, not for the gaps. */
export const space = (steps: number): string => `${steps * 8}px`;

export const radius = { card: '16px', field: '12px', pill: '999px' } as const;

export const shadow = {
  card: 'var(--shadowCard)',
  raised: 'var(--shadowRaised)',
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
  /** Room for three things beside each other. */
  wide: '@media (min-width: 68.75rem)',
  /** Room for what stays in view while the rest scrolls; a window that is enlarged, or lies on its side, has none. */
  tall: '@media (min-height: 30rem)',
} as const;

/** Only where a pointer can hover: on a touch screen the look would stay behind after the tap. */
export const canHover = '@media (hover: hover)';

/** What a header that stays in view takes: the shell's, or what the page of another host says (`joinSite`). */
export const headerHeight = 'var(--headerHeight, 64px)';
