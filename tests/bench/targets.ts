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
  ...['performance', 'accessibility', 'best practices', 'SEO'].map((name) => ({
    title: `Lighthouse ${name}, lowest of nine routes`,
    figure: `lowest ${name}`,
    least: 100,
  })),
  { title: 'LCP on /, s', figure: 'LCP /', most: 1.1 },
  { title: 'LCP on /menu, s', figure: 'LCP /menu', most: 1.1 },
  { title: 'TBT, highest of nine routes, ms', figure: 'highest TBT', most: 50 },
  { title: 'CLS, highest of nine routes', figure: 'highest CLS', most: 0 },
  {
    title: 'Hydrated and interactive, slowest route, s',
    figure: 'slowest interactive',
    most: 2.5,
  },
  { title: 'Script before interaction, /, KiB', figure: 'script /', most: 110 },
  {
    title: 'Script before interaction, /menu, KiB',
    figure: 'script /menu',
    most: 120,
  },
  {
    title: 'Script before interaction, most of the other routes, KiB',
    figure: 'most script elsewhere',
    most: 120,
  },
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
  {
    title: 'Repeat visit to /menu, ms to content',
    figure: 'repeat visit',
    most: 100,
  },
  {
    title: 'Route change after prefetch, ms to content',
    figure: 'route change',
    most: 100,
  },
  { title: 'One remote rebuilt, s', figure: 'one remote rebuilt', most: 5 },
  { title: 'Whole build, warm, s', figure: 'everything, warm', most: 10 },
  { title: 'Whole build, cold, s', figure: 'everything, cold', most: 60 },
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
