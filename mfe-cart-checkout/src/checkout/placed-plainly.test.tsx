import { renderPage } from '@burger/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStoredOrder } from '../testing/an-order';
import { PlacedPlainly } from './checkout-page';

const placed = { ...aStoredOrder(), shownTotal: 10_290, otherDetails: false };

test('the number and the amount stand there while the rest is on its way', () => {
  renderPage(<PlacedPlainly placed={placed} failed={false} onRetry={jest.fn()} />);
  expect(screen.getByRole('heading', { name: 'Order placed!' })).toBeVisible();
  expect(screen.getByText('BK123456789')).toBeVisible();
  expect(screen.getByText('Please keep ₹102.90 ready in cash.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a name that is read from right to left turns nothing of the sentence round', () => {
  const order = { ...placed.order, customer: { ...placed.order.customer, name: 'Amna آمنہ' } };
  renderPage(<PlacedPlainly placed={{ ...placed, order }} failed={false} onRetry={jest.fn()} />);
  expect(screen.getByText(/^Thank you, \u2068Amna آمنہ\u2069\. Your food/)).toBeVisible();
});

test('where it does not come it says so, and is tried again at a press', async () => {
  const onRetry = jest.fn();
  renderPage(<PlacedPlainly placed={placed} failed onRetry={onRetry} />);
  expect(screen.getByText(/^We have your order\. The rest/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
