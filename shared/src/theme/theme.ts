export const colorNames = [
  'page',
  'card',
  'sunken',
  'line',
  /** Borders that identify a control need a contrast of 3:1 against the page. */
  'edge',
  'ink',
  'inkSoft',
  'flame',
  'flameDeep',
  'onFlame',
  /** The colour `flame` for text and thin lines. */
  'flameInk',
  'flameWash',
  'amber',
  'amberWash',
  'amberInk',
  'onAmber',
  /** Also colours the vegetarian mark, which the law requires to be green. */
  'leaf',
  'leafWash',
  'header',
  'night',
  'onNight',
  'onNightSoft',
  'scrim',
  'shade',
] as const;

// Brown is the colour that the law requires for the non-vegetarian mark.
const names = [...colorNames, 'brown'] as const;
export type ColorName = (typeof names)[number];

/**
 * Colour tokens as CSS custom properties, so that the dark scheme needs no script. Components use `color.*`,
 * never a raw colour.
 */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<
  ColorName,
  string
>;

/** Background of dish pictures: the theme's colour for the surrounding `data-studio` element. */
export const studioGround = `var(--studio, ${color.amberWash})`;

/** Type scale in rem. */
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

/** Returns a length on the 8 px grid, in px because gaps should not grow with the user's text size. */
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

/** Media queries for layouts, mobile first: each applies to windows of at least this size. */
export const from = {
  tablet: '@media (min-width: 48rem)',
  desktop: '@media (min-width: 64rem)',
  /** At least wide enough for three columns. */
  wide: '@media (min-width: 68.75rem)',
  /** Tall enough for sticky elements while the rest scrolls, unlike zoomed or landscape phone windows. */
  tall: '@media (min-height: 30rem)',
} as const;

/** Restricts hover styles to pointers that can hover, as on touch screens they would stay after a tap. */
export const canHover = '@media (hover: hover)';

/** Styles of a text link that is at least 44 px high, so that fingers hit it. */
export const touchLink = `
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;

/** Height of the sticky header: that of the shell, or of the host page (`joinSite`). */
export const headerHeight = 'var(--headerHeight, 64px)';
