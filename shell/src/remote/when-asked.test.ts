import { bus } from '@burger/shared/bus';
import { whenAsked } from './when-asked';

const asked = { dishId: 3, lineId: null };
const settle = () => new Promise((resolve) => setTimeout(resolve));

function hear() {
  const heard: unknown[] = [];
  const subscription = bus.on('shop/choose-requested').subscribe((one) => heard.push(one));
  return { heard, stop: () => subscription.unsubscribe() };
}

test('who answers comes once it is asked for, and finds all that was asked', async () => {
  const come = jest.fn();
  whenAsked('shop/choose-requested', come);
  expect(come).not.toHaveBeenCalled();
  bus.emit('shop/choose-requested', asked);
  bus.emit('shop/choose-requested', { ...asked, dishId: 4 });
  await settle();
  expect(come).toHaveBeenCalledTimes(1);
  const { heard, stop } = hear();
  expect(heard).toEqual([asked, { ...asked, dishId: 4 }]);
  stop();
});

test('what was asked before the watch began counts too', async () => {
  bus.emit('shop/choose-requested', asked);
  const come = jest.fn();
  whenAsked('shop/choose-requested', come);
  await settle();
  expect(come).toHaveBeenCalledTimes(1);
  const { heard, stop } = hear();
  expect(heard).toEqual([asked]);
  stop();
});

test('what was asked in the moment of its end is still there', async () => {
  const come = jest.fn();
  const end = whenAsked('shop/choose-requested', come);
  bus.emit('shop/choose-requested', asked);
  end();
  await settle();
  expect(come).not.toHaveBeenCalled();
  const { heard, stop } = hear();
  expect(heard).toEqual([asked]);
  stop();
});

test('a watch that has ended takes nothing', async () => {
  const come = jest.fn();
  whenAsked('shop/choose-requested', come)();
  bus.emit('shop/choose-requested', asked);
  await settle();
  expect(come).not.toHaveBeenCalled();
  const { heard, stop } = hear();
  expect(heard).toEqual([asked]);
  stop();
});
