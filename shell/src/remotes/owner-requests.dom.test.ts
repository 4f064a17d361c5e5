import { bus } from '@burger/shared/bus';
import type { ExposureRef } from './routes';
import { withOwners } from './owners';

const settle = () => new Promise((resolve) => setTimeout(resolve));

// In a file of its own, because the start modules of other tests would still listen on the page's bus.
test.each([
  ['with a part of its remote', true],
  ['because of a request', false],
])('a shop remote that starts %s receives each queued request once', async (_how, withPage) => {
  const received: number[] = [];
  const requested = bus.on('shop/refresh-requested');
  let stop: () => void = () => undefined;
  const started = jest.fn(() => {
    const listening = requested.subscribe(({ revision }) => received.push(revision));
    return (stop = () => listening.unsubscribe());
  });
  const owner = { start: started };
  const others = { start: () => () => undefined };
  const load = async ({ remote }: ExposureRef) => (remote === 'mfe-menu' ? owner : others);
  const { loader, startOwners } = withOwners({ load, retry: load });
  startOwners();
  await settle();
  if (withPage) await loader.load({ remote: 'mfe-menu', exposure: './MenuPage' });
  await settle();
  expect(started).toHaveBeenCalledTimes(withPage ? 1 : 0);
  bus.emit('shop/refresh-requested', { revision: 7 });
  bus.emit('shop/refresh-requested', { revision: 8 });
  await settle();
  expect(received).toEqual([7, 8]);
  stop();
});
