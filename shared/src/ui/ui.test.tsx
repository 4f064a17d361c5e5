import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';
import { Field } from './field';
import { Notice } from './notice';
import { Picture } from './picture';
import { Price } from './price';
import { QuantityStepper } from './quantity-stepper';
import { VegMark } from './veg-mark';

test('a field is named by its label, and its error is read with it', () => {
  render(<Field label="Name" error="Please enter your name" hint="As on your door" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('As on your door Please enter your name');
});

test('a field that may stay empty says so', () => {
  render(<Field label="Landmark" required={false} />);
  expect(screen.getByRole('textbox', { name: 'Landmark (optional)' })).not.toBeRequired();
});

describe('a dialog', () => {
  function Example() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title="Your cart">
        Two burgers
      </Dialog>
    );
  }

  test('is named by its title and closes by its button', async () => {
    render(<Example />);
    expect(screen.getByRole('dialog', { name: 'Your cart' })).toHaveTextContent('Two burgers');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('closes by a click on the backdrop, not by one inside', () => {
    render(<Example />);
    fireEvent.click(screen.getByText('Two burgers'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('the stepper asks for one less and one more, and says when less means none', async () => {
  const asked: number[] = [];
  const { rerender } = render(
    <QuantityStepper name="Fries" quantity={2} onChange={(n) => asked.push(n)} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'One Fries less' }));
  await userEvent.click(screen.getByRole('button', { name: 'One Fries more' }));
  expect(asked).toEqual([1, 3]);
  rerender(<QuantityStepper name="Fries" quantity={1} onChange={(n) => asked.push(n)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Fries' }));
  expect(asked).toEqual([1, 3, 0]);
});

test.each([
  ['alert', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a notice of kind %s has the role %s', (kind, role) => {
  render(<Notice kind={kind}>Hello</Notice>);
  expect(screen.getByRole(role)).toHaveTextContent('Hello');
});

test('marks, prices and pictures carry their meaning in words', () => {
  render(
    <>
      <VegMark isVeg />
      <VegMark isVeg={false} />
      <Price paise={12_345_600} />
      <Picture slug="egg-burger" alt="Egg burger" sizes="10rem" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Veg' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Non-Veg' })).toBeInTheDocument();
  expect(screen.getByText('₹1,23,456.00')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Egg burger' })).toHaveAttribute('loading', 'lazy');
});
