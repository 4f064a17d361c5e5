import { act, render, screen } from '@testing-library/react';
import { FakeObserver } from '../testing/fake-observer';
import { useGrowing } from './sections';

const dishes = Array.from({ length: 10 }, (_, at) => ({ id: at + 1 }));

function Menu() {
  const [shown, end] = useGrowing(dishes, 4);
  return (
    <ul>
      {shown.map(({ id }) => (
        <li key={id} />
      ))}
      <li id="end" ref={end} />
    </ul>
  );
}

const count = () => screen.getAllByRole('listitem').length - 1;

beforeEach(() => FakeObserver.install());

test('it goes on where its end is near, and not where that has passed by', () => {
  render(<Menu />);
  act(() => FakeObserver.show('end', false));
  expect(count()).toBe(4);
  act(() => FakeObserver.show('end', true, false));
  expect(count()).toBe(4);
  act(() => FakeObserver.show('end'));
  expect(count()).toBe(8);
});

test('a browser that was busy tells at once what was and what is: it goes by what is', () => {
  render(<Menu />);
  act(() => FakeObserver.show('end', false, true));
  expect(count()).toBe(8);
});
