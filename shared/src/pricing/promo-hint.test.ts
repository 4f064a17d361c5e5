import fc from 'fast-check';
import type { Promo } from '../contracts/rules';
import { menu } from '../testing/a-shop';
import { makeBill, findPromo, isRefused } from './bill';
import { promoHint } from './promo-hint';

const { promos, ...rules } = menu.rules;

const billOf = (subtotal: number, promo: Promo | null, km: number | null = null) =>
  makeBill([{ price: subtotal, quantity: 1 }], promo, km, rules);

test.each<[number, string | null, [string, number, number] | null]>([
  [0, null, null],
  [14_800, null, ['HAPPY30', 200, 4_500]],
  [14_800, 'WELCOME15', ['HAPPY30', 200, 4_500]],
  [15_000, null, ['HAPPY30', 0, 4_500]],
  [15_000, 'HAPPY30', null],
  [15_000, 'WELCOME15', ['HAPPY30', 0, 4_500]],
  // The customer would pay more: adding ₹50 saves only ₹28.50.
  [10_000, 'WELCOME15', null],
  [10_000, null, ['WELCOME15', 0, 1_500]],
  // A promo code whose conditions cannot be checked is not suggested, but counts once applied.
  [14_000, 'STUDENT20', ['HAPPY30', 1_000, 4_500]],
  [12_000, 'STUDENT20', null],
])('promoHint for %d paise with code %s is %j', (subtotal, used, expected) => {
  const hint = promoHint(subtotal, used, promos);
  expect(hint && [hint.code, hint.missing, hint.saves]).toEqual(expected);
});

test('promoHint suggests only codes marked forEveryone', () => {
  const unsaid = promos.map(({ forEveryone: _, ...promo }) => promo);
  expect(promoHint(50_000, null, unsaid)).toBeNull();
});

const aPromo: fc.Arbitrary<Promo> = fc
  .record({
    type: fc.constantFrom('percentage' as const, 'fixed' as const),
    discount: fc.integer({ min: 1, max: 100 }),
    minOrder: fc.integer({ min: 0, max: 1_000 }),
    forEveryone: fc.boolean(),
    description: fc.constant(''),
  })
  .map((promo) => ({ ...promo, code: '' }));
const tables = fc
  .array(aPromo, { maxLength: 6 })
  .map((table) => table.map((promo, at) => ({ ...promo, code: `CODE${at}` })));
const subtotals = fc.integer({ min: 1, max: 150_000 });
const distances = fc.option(fc.double({ min: 0, max: 10, noNaN: true }), { nil: null });

test('a suggested promo code saves exactly what the bill then deducts, and lowers the total', () => {
  fc.assert(
    fc.property(
      tables,
      subtotals,
      fc.nat(6),
      fc.nat(50_000),
      distances,
      (table, subtotal, at, beyond, km) => {
        const used = findPromo(`CODE${at}`, subtotal, table);
        const inUse = isRefused(used) ? null : used;
        const hint = promoHint(subtotal, inUse?.code ?? null, table);
        const now = billOf(subtotal, inUse, km);
        if (!hint) return;
        const reached = subtotal + hint.missing;
        const found = findPromo(hint.code, reached, table);
        if (isRefused(found)) throw new Error(`${hint.code} does not apply`);
        expect(found.forEveryone).toBe(true);
        const then = billOf(reached, found, km);
        expect(then.discount).toBe(hint.saves);
        expect(then.total).toBeLessThan(now.total);
        expect(billOf(reached + beyond, found, km).discount).toBeGreaterThanOrEqual(hint.saves);
        // One paisa less must not reach the minimum.
        if (hint.missing > 0) {
          expect(isRefused(findPromo(hint.code, reached - 1, table))).toBe(true);
        }
      },
    ),
  );
});

test('no promo code for everyone leaves less to pay than the suggested one, or than none', () => {
  fc.assert(
    fc.property(tables, subtotals, (table, subtotal) => {
      const hint = promoHint(subtotal, null, table);
      const pays = hint ? subtotal + hint.missing - hint.saves : subtotal;
      for (const promo of table.filter(({ forEveryone }) => forEveryone)) {
        const reached = Math.max(subtotal, promo.minOrder * 100);
        const { discount } = billOf(reached, promo);
        expect(reached - discount).toBeGreaterThanOrEqual(pays);
      }
    }),
  );
});
