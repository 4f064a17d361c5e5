import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArchitecturePage } from './architecture-page';
import type { Overview, Package } from './overview';
import { noRecords, payloadText } from './records';
import { noSwitches } from './switches';
import type { LocalSite } from './use-local-site';

const packageOf = (name: string): Package => ({
  name,
  version: `2.0.0-${name}`,
  team: 'Menu team',
  contract: { contract: 3, oldest: 3 },
  isCompatible: true,
  hasManifest: true,
  nouns: [],
  exposures: [{ name: 'MenuPage', bytes: 2048 }],
  languages: 2,
  firstBytes: 1024,
  allBytes: null,
  scripts: 3,
});

const overview: Overview = {
  shell: packageOf('shell'),
  remotes: [
    { name: 'mfe-menu', package: packageOf('mfe-menu') },
    { name: 'mfe-kitchen', package: null },
  ],
  singletons: [{ name: 'react', provided: '19.3.1', accepted: [], copies: [] }],
};

const localSite = (changes: Partial<LocalSite> = {}): LocalSite => ({
  switches: noSwitches,
  appliedFaults: {},
  records: noRecords,
  toggle: () => undefined,
  setFrames: () => undefined,
  reset: () => undefined,
  clear: () => undefined,
  ...changes,
});

const loaded = () => Promise.resolve(overview);

const show = (local: LocalSite | null = null, load = loaded) =>
  render(<ArchitecturePage load={load} local={local} />);

const card = (name: string) => screen.findByRole('article', { name });

test('each deployed remote has a card with version, team and sizes, and a missing one says so', async () => {
  show();
  expect(await card('mfe-menu')).toHaveTextContent(/2\.0\.0-mfe-menu.*1\.0 KB.*–/);
  expect(await card('mfe-menu')).toHaveTextContent('Menu team');
  expect(await card('mfe-kitchen')).toHaveTextContent('not deployed');
});

test('a failed load shows Try again, which loads the overview', async () => {
  const answers = [Promise.reject(new Error('down')), Promise.resolve(overview)];
  answers[0]?.catch(() => undefined);
  const load = () => answers.shift() as Promise<Overview>;
  show(null, load);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be read');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('mfe-menu')).toBeVisible();
});

test('other sites offer no switches and say where they are', async () => {
  show();
  await card('mfe-menu');
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(screen.getByText(/need the local site/)).toBeVisible();
});

test('the switches of a remote show their state and report a press', async () => {
  const pressed: unknown[] = [];
  const switches = { hasFrames: false, faults: { 'mfe-menu': 'delay' } } as const;
  show(localSite({ switches, toggle: (...how) => pressed.push(how) }));
  const group = await screen.findByRole('group', { name: 'Faults of mfe-menu' });
  expect(within(group).getByRole('button', { pressed: true })).toHaveTextContent('Delay by 5 s');
  await userEvent.click(within(group).getByRole('button', { name: 'Stop' }));
  expect(pressed).toEqual([['mfe-menu', 'stop']]);
  expect(screen.getByRole('status')).toHaveTextContent('mfe-menu is delayed by 5 s');
});

test('Reset all ends every fault, and is absent without any', async () => {
  let resets = 0;
  const faulty = { hasFrames: false, faults: { 'mfe-menu': 'stop' } } as const;
  const { rerender } = show(localSite({ switches: faulty, reset: () => (resets += 1) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Reset all' }));
  expect(resets).toBe(1);
  rerender(<ArchitecturePage load={loaded} local={localSite()} />);
  expect(screen.queryByRole('button', { name: 'Reset all' })).toBeNull();
});

test('a recorded event shows owner, page, payload and the schema of its contract', async () => {
  const event = { id: '1', at: 0, page: '/menu', name: 'cart/open-requested', ...payloadText({}) };
  show(localSite({ records: { events: [event], visits: [] } }));
  const log = await screen.findByRole('log', { name: 'Events' });
  expect(log).toHaveTextContent(/cart\/open-requested.*mfe-cart-checkout.*\/menu/);
  expect(log).toHaveTextContent(/Schema.*\{\}/);
});

test('without events the log says how to emit one', async () => {
  show(localSite());
  expect(await screen.findByText(/Nothing was emitted yet/)).toBeVisible();
});

test('a visited page tells the parts of its HTML from those that came later', async () => {
  const parts = [
    { remote: 'mfe-menu', exposure: './MenuPage', arrival: 'html', ms: 400 },
    { remote: 'mfe-cart-checkout', exposure: './CartButton', arrival: 'later', ms: 1500 },
  ] as const;
  const visits = [{ id: 'v', at: 0, page: '/menu', parts }];
  show(localSite({ records: { events: [], visits } }));
  const visit = await card('/menu');
  expect(visit).toHaveTextContent(/MenuPage.*in the HTML.*answers after 0\.4 s/);
  expect(visit).toHaveTextContent(/CartButton.*loaded later.*after 1\.5 s/);
});
