import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HoursLine } from './hours-line';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const at = (time: string) => () => new Date(`2026-11-21T${time}+05:30`);

test.each([
  ['11:00', 'Open now · until 10:00 PM'],
  ['21:59', 'Open now · until 10:00 PM'],
  ['22:00', 'Opens at 11:00 AM'],
  ['10:59', 'Opens at 11:00 AM'],
])('at %s in Bengaluru', (time, text) => {
  render(<HoursLine now={at(time)} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('it turns by itself at closing time', () => {
  let clock = '21:59:50';
  const now = () => new Date(`2026-11-21T${clock}+05:30`);
  render(<HoursLine now={now} />);
  clock = '22:00:20';
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText('Opens at 11:00 AM')).toBeVisible();
});

test('the prerendered page does not know the time', () => {
  const never = () => {
    throw new Error('no clock while prerendering');
  };
  expect(renderToString(<HoursLine now={never} />)).toContain('Every day 11:00 AM to 10:00 PM');
});
