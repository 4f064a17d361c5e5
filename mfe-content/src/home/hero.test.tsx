import { aBus } from '@burger/shared/testing';
import { aShop, twoSittings, weekOf } from '@burger/shared/testing/a-shop';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { EtaLine, HoursLine } from './hero';

const at = (time: string) => jest.useFakeTimers({ now: Date.parse(`2026-11-21T${time}+05:30`) });

const bus = () => aBus();

test.each([
  ['11:00', 'Open now · until 10:00 PM', 'Open now · until 10:00 PM'],
  ['21:59:50', 'Opens at 11:00 AM', 'Opens at 11:00 AM'],
  ['10:59', 'Opens at 11:00 AM', 'Opens at 11:00 AM'],
])(
  'the opening line at %s in Bengaluru is "%s", and half a minute later "%s"',
  (time, text, next) => {
    at(time);
    render(<HoursLine bus={bus()} />);
    expect(screen.getByText(text)).toBeVisible();
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.getByText(next)).toBeVisible();
  },
);

test('home stops saying "Open now" at last orders, before the restaurant closes', () => {
  // Last orders are at 9:15 PM, that whole minute included. The restaurant closes at 10 PM.
  at('21:15:50');
  render(<HoursLine bus={bus()} />);
  expect(screen.getByText('Open now · until 10:00 PM')).toBeVisible();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText('Opens at 11:00 AM')).toBeVisible();
});

test('the prerendered home page shows opening hours without reading the clock', () => {
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => {
    throw new Error('no clock while prerendering');
  });
  expect(renderToString(<HoursLine bus={bus()} />)).toContain('Every day 11:00 AM to 10:00 PM');
  clock.mockRestore();
});

test('the opening line of the home page follows changed hours and closed days, and names weekdays', () => {
  at('12:00');
  const heroTexts = bus();
  render(<HoursLine bus={heroTexts} />);
  expect(screen.getByText('Open now · until 10:00 PM')).toBeVisible();
  const { rules, ...shop } = aShop();
  const hours = { ...rules.hours, opens: '13:00', closes: '23:30' };
  const tell = (changes: object) =>
    act(() => heroTexts.emit('shop/changed', { ...shop, rules: { ...rules, hours }, ...changes }));
  tell({});
  expect(screen.getByText('Opens at 1:00 PM')).toBeVisible();
  tell({ rules: { ...rules, sittings: weekOf(twoSittings) } });
  expect(screen.getByText('Opens at 5:00 PM')).toBeVisible();
  tell({ closedDays: ['2026-11-21'] });
  expect(screen.getByText('Opens at 1:00 PM')).toBeVisible();
  tell({ closedDays: ['2026-11-21', '2026-11-22'] });
  expect(screen.getByText('Opens Monday at 1:00 PM')).toBeVisible();
});

test('the delivery time on the home page is later while the kitchen has much work', async () => {
  at('13:00');
  const readTimes = () =>
    Promise.resolve({ full: new Set<number>(), readyAt: Date.now() + 50 * 60_000 });
  const hero = bus();
  const { container } = render(<EtaLine bus={hero} readTimes={readTimes} />);
  const grill = { id: 'grill', name: 'Grill', places: 2, minutes: {} };
  const { rules, ...shop } = aShop();
  const kitchen = { wayMinutes: 25, stations: [grill] };
  await act(async () => hero.emit('shop/changed', { ...shop, rules: { ...rules, kitchen } }));
  expect(container).toHaveTextContent('75–90');
});

test('the delivery time on the home page becomes a slot once the kitchen takes no more orders today', async () => {
  at('21:00');
  const readTimes = () => Promise.resolve(null);
  const { container } = render(<EtaLine bus={bus()} readTimes={readTimes} />);
  expect(container).toHaveTextContent('45–60');
  await act(() => jest.advanceTimersByTimeAsync(2 * 60 * 60_000 + 20_000));
  expect(container).toHaveTextContent('tomorrow, 12:00–12:30 PM');
});
