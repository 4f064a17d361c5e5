import { afterNextFrame } from '@burger/shared/platform/device';
import type { ExposureRef } from './routes';
import { withOwners } from './owners';

const button: ExposureRef = { remote: 'mfe-cart-checkout', exposure: './CartButton' };

/** Fakes a site whose remotes in `down` fail to load. `deploy` replaces the running version of a remote. */
function site(down: Set<ExposureRef['remote']>) {
  const started: ExposureRef['remote'][] = [];
  const ended: ExposureRef['remote'][] = [];
  const version = ({ remote }: ExposureRef) => ({
    start() {
      started.push(remote);
      return () => void ended.push(remote);
    },
  });
  const modules = new Map<ExposureRef['remote'], object>();
  const have = async (place: ExposureRef) => {
    if (down.has(place.remote)) throw new Error('down');
    const module = modules.get(place.remote) ?? version(place);
    modules.set(place.remote, module);
    return module as Record<string, unknown>;
  };
  const deploy = (remote: ExposureRef['remote']) => modules.delete(remote);
  return { started, ended, down, deploy, ...withOwners({ load: have, retry: have }) };
}

const settle = () => new Promise<void>(afterNextFrame);

test('start modules of remotes that own bus nouns load on the first user input', async () => {
  const { started, startOwners } = site(new Set());
  startOwners();
  await settle();
  expect(started).toEqual([]);
  window.dispatchEvent(new Event('scroll'));
  await settle();
  expect(started.sort()).toEqual(['mfe-account-orders', 'mfe-cart-checkout']);
});

test.each(['retry', 'load'] as const)(
  "a remote that loads by a later %s starts its bus nouns' owner once",
  async (again) => {
    const { started, down, startOwners, loader } = site(new Set(['mfe-cart-checkout']));
    startOwners();
    await settle();
    await expect(loader[again](button)).rejects.toThrow('down');
    down.clear();
    await loader[again](button);
    await loader[again](button);
    await settle();
    expect(started).toEqual(['mfe-account-orders', 'mfe-cart-checkout']);
  },
);

test("a new version of a remote's start module replaces the running one", async () => {
  const { started, ended, deploy, startOwners, loader } = site(new Set(['mfe-account-orders']));
  startOwners();
  await settle();
  deploy('mfe-cart-checkout');
  await loader.retry(button);
  await settle();
  expect(started).toEqual(['mfe-cart-checkout', 'mfe-cart-checkout']);
  expect(ended).toEqual(['mfe-cart-checkout']);
});
