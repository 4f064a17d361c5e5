import { render, screen } from '@testing-library/react';
import { aKitchen } from '../testing/a-kitchen';
import { numbered } from '../testing/an-order';
import { KitchenContext } from '../use-kitchen';
import { DishTotals } from './dish-totals-panel';

test('the all-day dish counts highlight an allergy like the ticket does, other notes not', () => {
  const [burger] = numbered(1).lines;
  const of = (number: number, note: string) =>
    numbered(number, { status: 'preparing', lines: [{ ...burger!, note }] });
  const cooking = [of(1, 'Allergy: sesame'), of(2, 'Cut in half')];
  const { container } = render(
    <KitchenContext value={aKitchen().kitchen}>
      <DishTotals lanes={{ new: [], cooking, away: [], later: [] }} />
    </KitchenContext>,
  );
  const allergies = [...container.querySelectorAll('[data-note="allergy"]')];
  expect(allergies.map(({ textContent }) => textContent)).toEqual(['ALLERGY: sesame']);
  expect(screen.getByText(/“Cut in half”/)).toBeVisible();
  expect(screen.queryByText(/“Allergy/)).toBeNull();
});
