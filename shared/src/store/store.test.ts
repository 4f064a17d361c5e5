import { createStore } from './store';

test('a store notifies its listeners only when its value changes', () => {
  const store = createStore(1);
  const heard: number[] = [];
  const stop = store.subscribe(() => heard.push(store.get()));
  for (const value of [1, 2, 2, 3]) store.set(value);
  stop();
  store.set(4);
  expect(heard).toEqual([2, 3]);
  expect([store.first(), store.get()]).toEqual([1, 4]);
});

test('a listener that unsubscribes during a notification does not stop the others', () => {
  const store = createStore('');
  const heard = jest.fn();
  const stop = store.subscribe(() => stop());
  store.subscribe(heard);
  store.set('news');
  expect(heard).toHaveBeenCalledTimes(1);
});
