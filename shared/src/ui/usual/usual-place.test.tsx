import { createBus } from 'federation-contract';
import { shopEvents } from '@burger/shared/contracts';
import { SlotProvider, type PlaceProps } from '@burger/shared/slots';
import { act, render, screen } from '@testing-library/react';
import { UsualPlace } from './usual-place';

const user = { uid: 'u', displayName: null, email: null, phoneNumber: null, photoURL: null };
const Placed = ({ fragment, fallback }: PlaceProps) => (
  <>
    <p>{fragment}</p>
    <div data-testid="meanwhile">{fallback}</div>
  </>
);
const keep = (isStored: boolean) =>
  document.documentElement.toggleAttribute('data-usual', isStored);
afterEach(() => void keep(false));

function show() {
  const bus = createBus(shopEvents);
  const { container } = render(
    <SlotProvider value={Placed}>
      <UsualPlace bus={bus} />
    </SlotProvider>,
  );
  return { bus, container, place: () => screen.queryByText('YourUsual') };
}

test('the usual order loads only once the customer is known to be signed in', () => {
  const { bus, place, container } = show();
  expect(place()).toBeNull();
  act(() => bus.emit('session/changed', { status: 'signed-out' }));
  expect(place()).toBeNull();
  expect(container).toBeEmptyDOMElement();
});

test.each([true, false])(
  'the placeholder of the usual orders is visible only if this device has stored some: %p',
  (isStored) => {
    keep(isStored);
    const { bus, place } = show();
    act(() => bus.emit('session/changed', { status: 'signed-in', user }));
    expect(place()).toBeVisible();
    const shape = screen.getByTestId('meanwhile').querySelector('[aria-hidden]');
    if (isStored) expect(shape).toBeVisible();
    else expect(shape).not.toBeVisible();
  },
);
