import { createStore } from './store';

test('a store notifies its listeners only when its value changes', () => {
  const store = createStore(1);
  const received: number[] = [];
  const stop = store.subscribe(() => received.push(store.get()));
  for (const value of [1, 2, 2, 3]) store.set(value);
  stop();
  store.set(4);
  expect(received).toEqual([2, 3]);
  expect([store.first(), store.get()]).toEqual([1, 4]);
});

test('a listener that unsubscribes while a store notifies does not stop the other listeners', () => {
  const store = createStore('');
  const received = jest.fn();
  const stop = store.subscribe(() => stop());
  store.subscribe(received);
  store.set('news');
  expect(received).toHaveBeenCalledTimes(1);
});
