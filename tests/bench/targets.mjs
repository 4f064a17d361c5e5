const withoutGraphics =
  'The answer takes 5 ms and the page’s own work 40; the rest is fifty dishes laid out and drawn by two cores without a graphics processor.';
const inTheStart =
  'React 59, the federation runtime 22, a remote’s entry 7, styled-components 11 and the router 5 KiB are 104 before the first line of ours; terser’s unsafe options would save one.';
const scriptsWait =
  'Three answers stand behind one another at 562 ms each (page, picture, scripts) before 115 KiB come in; scripts that start with the picture would come 0.6 s earlier, and the picture later by as much.';
const wallTime =
  'By the main thread’s own time it is 10 to 50 ms. Lighthouse counts how long tasks last: with two cores they wait for Chromium’s raster and network processes and for the server, up to twice as long as they run.';
const afterBlocking = 'Total blocking time is the only audit of it below 90.';
const secondWindow =
  'Fifty dishes are 16 KiB with headers, which takes a second round trip; two more pictures on the first screen and the font share the line with the largest.';
const frames =
  'Of a tap, 12 ms are React’s; the rest is the browser’s own work on five pointer events, style, layout and two frames at a quarter of the speed.';
/**
 * What the site is held to: `figure` as the parts name it, and the most (or with `least`, the least) that it may be.
 * `why` says what stands in the way of a target that is not met.
 */
export const targets = [
  ...['performance', 'accessibility', 'best practices', 'SEO'].map((name) => ({
    title: `Lighthouse ${name}, lowest of nine routes`,
    figure: `lowest ${name}`,
    least: 100,
    // The others have nothing to do with time.
    ...(name === 'performance' && { why: afterBlocking }),
  })),
  { title: 'LCP on /, s', figure: 'LCP /', most: 1.1 },
  { title: 'LCP on /menu, s', figure: 'LCP /menu', most: 1.1, why: secondWindow },
  { title: 'TBT, highest of nine routes, ms', figure: 'highest TBT', most: 50, why: wallTime },
  { title: 'CLS, highest of nine routes', figure: 'highest CLS', most: 0 },
  {
    title: 'Hydrated and interactive, slowest route, s',
    figure: 'slowest interactive',
    most: 2.5,
    why: scriptsWait,
  },
  { title: 'Script before interaction, /, KiB', figure: 'script /', most: 110, why: inTheStart },
  {
    title: 'Script before interaction, /menu, KiB',
    figure: 'script /menu',
    most: 120,
    why: inTheStart,
  },
  {
    title: 'Script before interaction, most of the other routes, KiB',
    figure: 'most script elsewhere',
    most: 120,
    why: inTheStart,
  },
  { title: 'Rounds until the page is interactive', figure: 'most rounds', most: 2 },
  ...[
    ['50 dishes', 50],
    ['5,000 dishes', 100],
  ].flatMap(([menu, most]) =>
    ['typing in the menu search', 'adding to the cart', 'opening the drawer'].map((name) => ({
      title: `INP, ${name}, ${menu}, ms`,
      figure: `${name}, ${menu}`,
      most,
      why: frames,
    })),
  ),
  {
    title: 'Repeat visit to /menu, ms to content',
    figure: 'repeat visit',
    most: 100,
    why: withoutGraphics,
  },
  {
    title: 'Route change after prefetch, ms to content',
    figure: 'route change',
    most: 100,
    why: withoutGraphics,
  },
  { title: 'One remote rebuilt, s', figure: 'one remote rebuilt', most: 5 },
  { title: 'Whole build, warm, s', figure: 'everything, warm', most: 10 },
  { title: 'Whole build, cold, s', figure: 'everything, cold', most: 60 },
];

const round = (figure) => Math.round(figure * 100) / 100;

/** The figures that were measured, against their targets, as Markdown; those that were not are left out. */
export function againstTargets(figures) {
  const rows = targets
    .filter(({ figure }) => figure in figures)
    .map(({ title, figure, least, most, why = '' }) => {
      const measured = round(figures[figure]);
      const isMet = least === undefined ? measured <= most : measured >= least;
      const target = least === undefined ? `≤ ${most}` : `${least}`;
      return `| ${title} | ${measured} | ${target} | ${isMet ? 'met' : why} |`;
    });
  return ['| figure | measured | target | |', '|---|---|---|---|', ...rows].join('\n');
}
