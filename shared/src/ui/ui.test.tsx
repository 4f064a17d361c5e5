import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './dialog';
import { Field } from './field';
import { Notice } from './notice';

test('a field has its label as accessible name, and its hint and error as description', () => {
  render(<Field label="Name" error="Please enter your name" hint="As on your door" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('As on your door Please enter your name');
});

test('a field that is not required is labelled as optional', () => {
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

  test('a dialog closes on a click on its backdrop, not on its content', () => {
    render(<Example />);
    fireEvent.click(screen.getByText('Two burgers'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test.each([
  ['alert', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a notice of kind %s has the role %s', (kind, role) => {
  render(<Notice kind={kind}>Hello</Notice>);
  expect(screen.getByRole(role)).toHaveTextContent('Hello');
});
