import { bus as shopBus } from './bus';

const reported = { skippable: 'yes' } as never;

test('the shop bus accepts any payload before checkEvents was called', () => {
  expect(() => shopBus.emit('session/sign-in-requested', reported)).not.toThrow();
  expect(() => shopBus.emit('door/locked' as never, reported)).toThrow('Unknown event door/locked');
});

test('the shop bus throws on an invalid payload after checkEvents was called', async () => {
  await shopBus.checkEvents?.();
  expect(() => shopBus.emit('session/sign-in-requested', reported)).toThrow(TypeError);
  expect(() => shopBus.emit('session/sign-in-requested', { skippable: true })).not.toThrow();
});
