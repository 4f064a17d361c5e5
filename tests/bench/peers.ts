interface Peer {
  shop: string;
  lcp: number;
  lcpList?: number;
  tbt: string;
  script: string;
  requests: string;
  all: string;
}

// Public projects, built as they deploy: medians of five rounds of the same tool in one run on another quiet machine with
// two cores, in November 2026.
const peers: readonly Peer[] = [
  {
    shop: 'burgers, one bundle, no server rendering',
    lcp: 1.86,
    tbt: '0',
    script: '42',
    requests: '10',
    all: '158',
  },
  {
    shop: 'micro-frontends, server-rendered, no framework',
    lcp: 2.18,
    lcpList: 2.27,
    tbt: '0',
    script: '4',
    requests: '18 / 35',
    all: '179 / 719',
  },
  {
    shop: 'Next, 5 products at home',
    lcp: 2.58,
    tbt: '108',
    script: '141',
    requests: '23',
    all: '394',
  },
  {
    shop: 'Next, 12 products',
    lcp: 3.22,
    lcpList: 3.11,
    tbt: '103 / 95',
    script: '141 / 143',
    requests: '30',
    all: '541',
  },
  {
    shop: 'micro-frontends, Module Federation, React',
    lcp: 2.87,
    lcpList: 2.85,
    tbt: '38 / 18',
    script: '113 / 110',
    requests: '25 / 41',
    all: '285 / 825',
  },
];

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/**
 * First visits to home and menu beside those to other shops' pages, as Markdown; empty where ours were not measured.
 * Figures by the names that the parts give them.
 */
export function besidePeers(figures: Readonly<Record<string, number>>): string {
  const of = (name: string, digits = 0) => (figures[name] ?? NaN).toFixed(digits);
  const both = (name: string) => `${of(`${name} /`)} / ${of(`${name} /menu`)}`;
  if (figures['LCP /'] === undefined || figures['whole script /'] === undefined) return '';
  const ours = [
    '**this one**',
    of('LCP /', 2),
    of('LCP /menu', 2),
    both('TBT'),
    both('whole script'),
    both('requests'),
    both('all'),
  ];
  return [
    row(['shop', 'LCP home, s', 'LCP list, s', 'TBT, ms', 'script, KiB', 'requests', 'all, KiB']),
    row(Array<string>(7).fill('---')),
    row(ours),
    ...peers.map(({ shop, lcp, lcpList, tbt, script, requests, all }) =>
      row([shop, lcp.toFixed(2), lcpList?.toFixed(2) ?? '', tbt, script, requests, all]),
    ),
  ].join('\n');
}
