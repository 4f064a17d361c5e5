import { quarterMs, quarterOf } from '@burger/shared/hours/kitchen-plan';
import { screen } from '@testing-library/react';
import { aKitchen } from '../testing/a-kitchen';
import { noon } from '../testing/an-order';
import { rendered } from '../testing/rendered';
import { StationsPanel } from './stations-panel';

const kitchen = {
  wayMinutes: 25,
  stations: [
    { id: 'grill', name: 'Grill', places: 2, minutes: {} },
    { id: 'fryer', name: 'Fryer', places: 1, minutes: {} },
  ],
};
const now = quarterOf(noon) + 60_000;

const cellsOf = (name: string) =>
  [...screen.getByRole('row', { name: new RegExp(`^${name}`) }).querySelectorAll('td')].map(
    ({ textContent }) => textContent,
  );

test('the stations panel shows the reserved work of the next hour in percent of the capacity', async () => {
  const load = new Map([
    [quarterOf(noon), { grill: 15, fryer: 18 }],
    [quarterOf(noon) + 3 * quarterMs, { grill: 30 }],
    [quarterOf(noon) + 4 * quarterMs, { grill: 30 }],
  ]);
  const read = () => Promise.resolve({ full: new Set<number>(), load });
  await rendered(aKitchen({}).kitchen, <StationsPanel {...{ kitchen, now, read }} />);
  expect(cellsOf('Grill')).toEqual(['50 %', '0 %', '0 %', '100 %']);
  expect(cellsOf('Fryer')).toEqual(['120 %', '0 %', '0 %', '0 %']);
});

test('the stations panel says when the work cannot be read', async () => {
  const read = () => Promise.resolve(null);
  await rendered(aKitchen({}).kitchen, <StationsPanel {...{ kitchen, now, read }} />);
  expect(screen.getByRole('status')).toHaveTextContent('The work of the stations cannot be read.');
  expect(screen.queryByRole('table')).toBeNull();
});
