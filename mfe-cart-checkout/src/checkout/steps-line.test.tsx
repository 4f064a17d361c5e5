import { render, screen } from '@testing-library/react';
import { StepsLine } from './layout';

const steps = () => screen.getAllByRole('listitem').map((step) => step.textContent);

test('a step is ticked once those before it are done too', () => {
  const { rerender } = render(<StepsLine done={[true, false, true]} />);
  expect(steps()).toEqual(['Your order done', '2Delivery', '3Payment']);
  rerender(<StepsLine done={[true, true, true]} />);
  expect(steps()).toEqual(['Your order done', 'Delivery done', 'Payment done']);
});
