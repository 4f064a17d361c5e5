import { createBus } from '@burger/shared/testing/bus';
import { shopEvents } from '@burger/shared/contracts';
import { aShop } from '@burger/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HoursLine } from './hours-line';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const bus = () => createBus(shopEvents);
const at = (time: string) => () => Date.parse(`2026-11-21T${time}+05:30`);

test.each([
  ['11:00', 'Open now · until 10:00 PM'],
  ['21:59', 'Open now · until 10:00 PM'],
  ['22:00', 'Opens at 11:00 AM'],
  ['10:59', 'Opens at 11:00 AM'],
])('at %s in Bengaluru', (time, text) => {
  render(<HoursLine now={at(time)} bus={bus()} />);
  expect(screen.getByText(text)).toBeVisible();
});

test('it turns by itself at closing time', () => {
  let clock = '21:59:50';
  const now = () => Date.parse(`2026-11-21T${clock}+05:30`);
  render(<HoursLine now={now} bus={bus()} />);
  clock = '22:00:20';
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText('Opens at 11:00 AM')).toBeVisible();
});

test('the prerendered page does not know the time', () => {
  const never = () => {
    throw new Error('no clock while prerendering');
  };
  expect(renderToString(<HoursLine now={never} bus={bus()} />)).toContain(
    'Every day 11:00 AM to 10:00 PM',
  );
});

test('hours and days of rest follow the shop, and a day further than tomorrow has a name', () => {
  const told = bus();
  // A Saturday.
  render(<HoursLine now={at('12:00')} bus={told} />);
  expect(screen.getByText('Open now · until 10:00 PM')).toBeVisible();
  const { rules, ...shop } = aShop();
  const hours = { ...rules.hours, opens: '13:00', closes: '23:30' };
  const tell = (changes: object) =>
    act(() => told.emit('shop/changed', { ...shop, rules: { ...rules, hours }, ...changes }));
  tell({});
  expect(screen.getByText('Opens at 1:00 PM')).toBeVisible();
  tell({ closedDays: ['2026-11-21'] });
  expect(screen.getByText('Opens at 1:00 PM')).toBeVisible();
  tell({ closedDays: ['2026-11-21', '2026-11-22'] });
  expect(screen.getByText('Opens Monday at 1:00 PM')).toBeVisible();
});
