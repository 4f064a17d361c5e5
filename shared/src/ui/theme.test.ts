import { palette } from './theme';

const channel = (hex: string, at: number) => {
  const value = parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Contrast ratio of WCAG 2. */
const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const text = [
  ['ink', 'page'],
  ['ink', 'card'],
  ['ink', 'sunken'],
  ['ink', 'flameWash'],
  ['ink', 'amberWash'],
  ['ink', 'leafWash'],
  ['inkSoft', 'page'],
  ['inkSoft', 'card'],
  ['inkSoft', 'sunken'],
  ['onFlame', 'flame'],
  ['onFlame', 'flameDeep'],
  ['flameInk', 'page'],
  ['flameInk', 'card'],
  ['flameInk', 'flameWash'],
  ['amberInk', 'amberWash'],
  ['onAmber', 'amber'],
  ['leaf', 'card'],
  ['leaf', 'leafWash'],
  ['brown', 'card'],
  ['onNight', 'night'],
  ['onNightSoft', 'night'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(text)('%s on %s reads at 4.5:1', (ink, ground) => {
    expect(contrast(palette[ink][scheme], palette[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['page', 'card'] as const)('the edge of a control on %s shows at 3:1', (ground) => {
    expect(contrast(palette.edge[scheme], palette[ground][scheme])).toBeGreaterThanOrEqual(3);
  });
});
