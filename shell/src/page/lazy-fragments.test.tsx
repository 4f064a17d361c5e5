import { bus } from '@burger/shared/bus';
import { type PlaceProps, SlotProvider } from '@burger/shared/slots';
import { act, render } from '@testing-library/react';
import { LazyFragments } from './lazy-fragments';

const Rendered = ({ fragment }: PlaceProps) => <i>{fragment} </i>;

async function open(connection?: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { container } = await act(async () =>
    render(
      <SlotProvider value={Rendered}>
        <LazyFragments />
      </SlotProvider>,
    ),
  );
  return container;
}

beforeEach(() => jest.useFakeTimers());

test('with data saving on, lazy fragments of the page load only on request', async () => {
  const page = await open({ saveData: true });
  window.dispatchEvent(new Event('scroll'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(page).toHaveTextContent(/^$/);
  bus.emit('cart/open-requested', {});
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(page).toHaveTextContent(/^CartDrawer$/);
  bus.emit('session/sign-in-requested', { skippable: false });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(page).toHaveTextContent(/^CartDrawer SignInDialog$/);
});
