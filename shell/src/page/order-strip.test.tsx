import { SlotProvider, type PlaceProps } from '@burger/shared/slots';
import { act, render, screen } from '@testing-library/react';
import { OrderStrip } from './order-strip';

const underWay = (is: boolean) => document.documentElement.toggleAttribute('data-under-way', is);
afterEach(() => underWay(false));

const show = () => {
  const asked: string[] = [];
  const Placed = ({ fragment }: PlaceProps) => {
    asked.push(fragment);
    return <p>Our rider is on the way</p>;
  };
  render(
    <SlotProvider value={Placed}>
      <OrderStrip />
    </SlotProvider>,
  );
  return asked;
};

test('where no order is under way nothing is asked for', () => {
  expect(show()).toEqual([]);
});

test('an order under way is told, also once it came to its end on this page', () => {
  underWay(true);
  expect(show()).toContain('OrderStrip');
  expect(screen.getByText('Our rider is on the way')).toBeVisible();
  act(() => void underWay(false));
  expect(screen.getByText('Our rider is on the way')).toBeVisible();
});
