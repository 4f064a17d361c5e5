interface Target {
  title: string;
  figure: string;
  least?: number;
  most?: number;
}

/**
 * What the site is held to: `figure` as the parts name it, and the most (or with `least`, the least) that it may be.
 */
const targets: readonly Target[] = [
  ...['performance', 'accessibility', 'best practices'].map((name) => ({
    title: `Lighthouse ${name}, lowest of nine routes`,
    figure: `lowest ${name}`,
    least: 100,
  })),
  {
    title: 'Lighthouse SEO, lowest of the routes that are to be found',
    figure: 'lowest SEO',
    least: 100,
  },
  ...['/checkout', '/orders'].flatMap((path) => [
    {
      title: `Lighthouse performance, ${path}, signed in`,
      figure: `performance ${path}, signed in`,
      least: 95,
    },
    { title: `LCP on ${path}, signed in, s`, figure: `LCP ${path}, signed in`, most: 1.3 },
  ]),
  { title: 'LCP on /, s', figure: 'LCP /', most: 1.1 },
  { title: 'LCP on /menu, s', figure: 'LCP /menu', most: 1.1 },
  { title: 'TBT, highest of nine routes, ms', figure: 'highest TBT', most: 50 },
  { title: 'CLS, highest of nine routes', figure: 'highest CLS', most: 0 },
  ...['/', '/menu'].flatMap((path) => [
    { title: `Hydrated and interactive, ${path}, s`, figure: `interactive ${path}`, most: 3 },
    { title: `Script before interaction, ${path}, KiB`, figure: `script ${path}`, most: 115 },
    { title: `Script of a whole visit, ${path}, KiB`, figure: `whole script ${path}`, most: 160 },
  ]),
  { title: 'Requests of a whole visit, /', figure: 'requests /', most: 25 },
  {
    title: 'Script before interaction, most of the other routes, KiB',
    figure: 'most script elsewhere',
    most: 120,
  },
  { title: 'Script of a whole visit, /kitchen, KiB', figure: 'whole script /kitchen', most: 180 },
  { title: 'Rounds until the page is interactive', figure: 'most rounds', most: 2 },
  ...(
    [
      ['50 dishes', 50],
      ['5,000 dishes', 100],
    ] as const
  ).flatMap(([menu, most]) =>
    ['typing in the menu search', 'adding to the cart', 'opening the drawer'].map((name) => ({
      title: `INP, ${name}, ${menu}, ms`,
      figure: `${name}, ${menu}`,
      most,
    })),
  ),
  { title: 'Repeat visit to /menu, ms to content', figure: 'repeat visit', most: 100 },
  { title: 'Route change after prefetch, ms to content', figure: 'route change', most: 100 },
  { title: 'Orders a second, POST /api/orders', figure: 'orders a second', least: 300 },
  { title: 'An order, p99, ms', figure: 'p99 of an order', most: 100 },
];

const round = (figure: number) => Math.round(figure * 100) / 100;

/** The figures that were measured, against their targets, as Markdown; those that were not are left out. */
export function againstTargets(figures: Readonly<Record<string, number>>): string {
  const rows = targets.flatMap(({ title, figure, least = -Infinity, most = Infinity }) => {
    const exact = figures[figure];
    if (exact === undefined) return [];
    const measured = round(exact);
    const isMet = measured >= least && measured <= most;
    const target = most === Infinity ? `${least}` : `≤ ${most}`;
    return `| ${title} | ${measured} | ${target} | ${isMet ? 'met' : 'missed'} |`;
  });
  return ['| figure | measured | target | |', '|---|---|---|---|', ...rows].join('\n');
}
