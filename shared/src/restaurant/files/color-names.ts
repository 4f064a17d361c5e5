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

/** With the mark of what is not veg: the law says which colour it has. */
export type ColorName = (typeof colorNames)[number] | 'brown';
