import { owners, type Place } from './discovery/routes';
import { withOwners } from './start-owners';

const button: Place = { remote: 'mfe-cart-checkout', exposure: './CartButton' };

/** A site whose remotes in `down` cannot be had; `started` lists the owners that were started. */
function site(down: Set<Place['remote']>) {
  const started: Place['remote'][] = [];
  const have = async (place: Place) => {
    if (down.has(place.remote)) throw new Error('down');
    return { start: () => void started.push(place.remote) };
  };
  return { started, down, ...withOwners({ load: have, retry: have }) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('one owner that is down leaves the others at work', async () => {
  const { started, startOwners } = site(new Set(['mfe-cart-checkout']));
  startOwners();
  await settle();
  expect(started).toEqual(['mfe-account-orders']);
});

test('a remote that comes at a second try brings its owner along, once', async () => {
  const { started, down, startOwners, loader } = site(new Set(['mfe-cart-checkout']));
  startOwners();
  await settle();
  await expect(loader.retry(button)).rejects.toThrow('down');
  down.clear();
  await loader.retry(button);
  await loader.retry(button);
  await settle();
  expect(started).toEqual(['mfe-account-orders', 'mfe-cart-checkout']);
});

test('a remote that comes with a later visit brings its owner along', async () => {
  const { started, down, startOwners, loader } = site(new Set(['mfe-cart-checkout']));
  startOwners();
  await expect(loader.load(button)).rejects.toThrow('down');
  await settle();
  down.clear();
  await loader.load(button);
  await settle();
  expect(started).toEqual(['mfe-account-orders', 'mfe-cart-checkout']);
});

test('a second try of a page part starts nothing twice', async () => {
  const { started, startOwners, loader } = site(new Set());
  startOwners();
  await loader.retry(button);
  await settle();
  expect(started.sort()).toEqual(owners.map(({ remote }) => remote).sort());
});
