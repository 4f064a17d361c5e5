import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { shopEvents } from '../contracts/events';
import { createBus } from './checked-bus';
import { useLatest } from './bus';

const cart = (total: number) => ({ lines: [], total, promo: null });

test('shows the last value, follows it, and knows nothing on the server', () => {
  const bus = createBus(shopEvents);
  const Total = () => <p>{useLatest('cart/changed', bus)?.total ?? 'none yet'}</p>;
  bus.emit('cart/changed', cart(100));
  expect(renderToString(<Total />)).toContain('none yet');
  render(<Total />);
  expect(screen.getByText('100')).toBeInTheDocument();
  act(() => bus.emit('cart/changed', cart(250)));
  expect(screen.getByText('250')).toBeInTheDocument();
});
