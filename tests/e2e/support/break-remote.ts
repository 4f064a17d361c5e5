import { createHash } from 'node:crypto';
import type { BrowserContext, Route } from '@playwright/test';

/** The exposed page module of each remote. */
const pageOf = {
  'mfe-menu': './MenuPage',
  'mfe-cart-checkout': './CheckoutPage',
  'mfe-account-orders': './OrdersPage',
  'mfe-content': './AboutPage',
} as const;

export type Remote = keyof typeof pageOf;

interface Line {
  base: string;
  entry: string;
  contract: number;
  oldest: number;
  exposes: Record<string, string[]>;
  integrity: Record<string, string>;
}

type Answer = (route: Route) => Promise<void>;
type Broken = [where: string | RegExp, answer: Answer][];

const altered =
  (change: (text: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };

const tampered = altered((text) => `globalThis.tampered = true;${text}`);

/** Responds after five seconds, and not before the fault is healed. */
const late =
  (healed: Promise<void>): Answer =>
  async (route) => {
    await Promise.all([healed, new Promise((resolve) => setTimeout(resolve, 5000))]);
    await route.continue();
  };

function published(changes: readonly (readonly [from: string, to: string])[]): Broken {
  const changed = (text: string) =>
    changes.reduce((before, [from, to]) => before.replaceAll(from, to), text);
  return [
    [/:\d+\/[a-z]*$/, altered(changed)],
    ['**/remotes/list-*.json', altered(changed)],
    ['**/remotes.json', altered((list) => changed(JSON.stringify(JSON.parse(list))))],
  ];
}

/** Deploys a version that needs React 18: its files are intact but incompatible with the page. */
async function forOlderReact(context: BrowserContext, line: Line): Promise<Broken> {
  const { base, entry, integrity } = line;
  const text = await (await context.request.get(base + entry)).text();
  const older = text.replaceAll('"^19.0.0"', '"^18.0.0"');
  const hash = `sha256-${createHash('sha256').update(older).digest('base64')}`;
  const other = base.replace(/\/$/, '-older/');
  const asBefore: Answer = async (route) => {
    const url = route.request().url().replace(other, base);
    await route.fulfill({ response: await route.fetch({ url }) });
  };
  return [
    [`**${other}*`, asBefore],
    [
      `**${other}${entry}`,
      (route) => route.fulfill({ contentType: 'text/javascript', body: older }),
    ],
    ...published([
      [base, other],
      [integrity[entry] ?? '', hash],
    ]),
  ];
}

interface Struck {
  chunk: string;
  context: BrowserContext;
  healed: Promise<void>;
}

type Faults = Record<string, (line: Line, struck: Struck) => Broken | Promise<Broken>>;

/** The faults of a remote, by their name in the fault matrix. */
export const remoteFaults = {
  down: ({ base }) => [[`**${base}*`, (route) => route.abort('connectionrefused')]],
  '5xx': ({ base }) => [[`**${base}*`, (route) => route.fulfill({ status: 503 })]],
  'slow 5 s': ({ base }, { healed }) => [[`**${base}*`, late(healed)]],
  garbage: ({ base }) => [[`**${base}*`, altered(() => '<!doctype html><p>It works!')]],
  'tampered entry': ({ base, entry }) => [[`**${base}${entry}`, tampered]],
  'tampered chunk': ({ base }, { chunk }) => [[`**${base}${chunk}`, tampered]],
  'chunk 404': ({ base }, { chunk }) => [
    [`**${base}${chunk}`, (route) => route.fulfill({ status: 404 })],
  ],
  'chunk without hash': ({ integrity }, { chunk }) =>
    published([[JSON.stringify({ [chunk]: integrity[chunk] }).slice(1, -1), '"no-file":""']]),
  'wrong contract': ({ entry, contract, oldest }) => {
    const speaks = (words: object) => JSON.stringify({ entry, ...words }).slice(1, -1);
    return published([[speaks({ contract, oldest }), speaks({ contract: 99, oldest: 99 })]]);
  },
  'wrong React': (line, { context }) => forOlderReact(context, line),
} satisfies Faults;

export type RemoteFault = keyof typeof remoteFaults;

/**
 * Breaks a deployed remote. Returns a function that heals it. Chunk faults affect the chunk of the remote's
 * page.
 */
export async function breakRemote(
  context: BrowserContext,
  remote: Remote,
  kind: RemoteFault,
): Promise<() => Promise<void>> {
  const list = (await (await context.request.get('/remotes.json')).json()) as Record<Remote, Line>;
  const line = list[remote];
  const chunk = line.exposes[pageOf[remote]]?.at(-1) ?? '';
  let release: () => void = () => undefined;
  const healed = new Promise<void>((resolve) => (release = resolve));
  const broken = await remoteFaults[kind](line, { chunk, context, healed });
  for (const [where, answer] of broken) await context.route(where, answer);
  return async () => {
    for (const [where, answer] of broken) await context.unroute(where, answer);
    release();
  };
}
