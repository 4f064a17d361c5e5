import { bus } from './bus';

const told = { skippable: 'yes' } as never;

test('what the types of the contract have checked is told as it is', () => {
  expect(() => bus.emit('session/sign-in-requested', told)).not.toThrow();
  expect(() => bus.emit('door/locked' as never, told)).toThrow('Unknown event door/locked');
});

test('once something comes from outside, what does not fit is refused', async () => {
  await bus.checkEvents?.();
  expect(() => bus.emit('session/sign-in-requested', told)).toThrow(TypeError);
  expect(() => bus.emit('session/sign-in-requested', { skippable: true })).not.toThrow();
});
