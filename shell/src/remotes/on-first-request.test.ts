import { bus } from '@burger/shared/bus';
import { onFirstRequest } from './on-first-request';

const asked = { dishId: 3, lineId: null };
const settle = () => new Promise((resolve) => setTimeout(resolve));

const heardNow = () => {
  const heard: unknown[] = [];
  bus
    .on('shop/choose-requested')
    .subscribe((one) => heard.push(one))
    .unsubscribe();
  return heard;
};
const ask = (dishId = 3) => bus.emit('shop/choose-requested', { ...asked, dishId });
const other = { ...asked, dishId: 4 };

test.each<[string, (watch: () => () => void) => void, number, object[]]>([
  [
    'comes once it is asked for, and finds all that was asked',
    (watch) => (watch(), ask(), ask(4)),
    1,
    [asked, other],
  ],
  ['comes for what was asked before the watch began, too', (watch) => (ask(), watch()), 1, [asked]],
  [
    'does not come at the end of the watch, which leaves what was asked',
    (watch) => {
      const end = watch();
      ask();
      end();
    },
    0,
    [asked],
  ],
  ['does not come after its end, which takes nothing', (watch) => (watch()(), ask()), 0, [asked]],
])('who answers %s', async (_what, happens, times, heard) => {
  const come = jest.fn();
  happens(() => {
    const end = onFirstRequest('shop/choose-requested', come);
    expect(come).not.toHaveBeenCalled();
    return end;
  });
  await settle();
  expect(come).toHaveBeenCalledTimes(times);
  expect(heardNow()).toEqual(heard);
});
