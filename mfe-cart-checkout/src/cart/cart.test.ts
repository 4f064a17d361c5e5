import type { WantedLine } from '@burger/shared/contracts';
import { lineIdOf } from '@burger/shared/lines';
import { aShop } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import { aCart } from '../testing/a-cart';
import { hotSpecial, plainSpecial, special } from '../testing/special-shop';
import {
  addLine,
  cartOfLines,
  changeLine,
  countOf,
  emptyCart,
  mostOfOneLine,
  orderable,
  removeLine,
  sameLines,
  setQuantity,
  type HeldCart,
} from './cart';

const hot = lineIdOf(hotSpecial());
const plain = lineIdOf(plainSpecial());
const two = cartOfLines([plainSpecial(2), hotSpecial(1)], null);
const quantities = ({ lines }: HeldCart) => lines.map(({ quantity }) => quantity);

test('the same dish with other choices, or with a note, is a line of its own', () => {
  expect(two.lines).toHaveLength(2);
  expect(addLine(two, { ...hotSpecial(), note: '' }).lines).toHaveLength(3);
});

test('choices in another order are the same line', () => {
  const turned = { ...hotSpecial(), choices: [...hotSpecial().choices].reverse() };
  expect(quantities(addLine(two, turned))).toEqual([2, 2]);
});

test('a line that is wanted otherwise stays in its place', () => {
  const mild = { ...plainSpecial(2), note: 'well done' };
  expect(changeLine(two, plain, mild).lines).toEqual([mild, hotSpecial(1)]);
});

test('a line that becomes another one joins it, where the first of them stands', () => {
  expect(changeLine(two, hot, plainSpecial(4)).lines).toEqual([plainSpecial(6)]);
  expect(changeLine(two, plain, hotSpecial(4)).lines).toEqual([hotSpecial(5)]);
});

test('the badge counts the sum of the quantities', () => {
  expect(countOf(aCart({ 1: 2, 2: 3 }))).toBe(5);
  expect(countOf(emptyCart)).toBe(0);
});

test('the same lines: whatever the order', () => {
  const turned = cartOfLines([...two.lines].reverse(), 'WELCOME15');
  expect(sameLines(two, turned)).toBe(true);
  expect(sameLines(two, setQuantity(turned, hot, 2))).toBe(false);
  expect(sameLines(two, removeLine(turned, hot))).toBe(false);
  expect(sameLines(removeLine(two, hot), turned)).toBe(false);
});

test('what cannot be ordered is left aside', () => {
  const shop = aShop({ soldOut: [{ what: 2, until: null }] });
  expect(orderable(aCart({ 1: 1, 2: 1 }, null, shop)).map(({ dishId }) => dishId)).toEqual([1]);
});

const wanted = fc
  .tuple(
    fc.constantFrom(1, 2, special.id),
    fc.constantFrom('', 'no onion please'),
    fc.subarray(['hot', 'mild']),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([dishId, note, heat, quantity]): WantedLine => ({
    dishId,
    quantity,
    choices: heat.map((choice) => ({ group: 'heat', choice })),
    note,
  }));
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('add' as const), line: wanted }),
    fc.record({ kind: fc.constant('remove' as const), line: wanted }),
    fc.record({ kind: fc.constant('change' as const), line: wanted, into: wanted }),
    fc.record({ kind: fc.constant('set' as const), line: wanted, quantity: fc.integer() }),
  ),
);

test('whatever is done: it holds what a plain tally holds, and no input is changed', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let cart = emptyCart;
      const tally = new Map<string, number>();
      const put = (id: string, quantity: number) => {
        if (quantity > 0) tally.set(id, Math.min(quantity, mostOfOneLine));
        else tally.delete(id);
      };
      for (const step of sequence) {
        const before = JSON.stringify(cart);
        const input = cart;
        const id = lineIdOf(step.line);
        const has = tally.get(id) ?? 0;
        if (step.kind === 'add') {
          cart = addLine(cart, step.line);
          put(id, has + step.line.quantity);
        } else if (step.kind === 'remove') {
          cart = removeLine(cart, id);
          put(id, 0);
        } else if (step.kind === 'set') {
          cart = setQuantity(cart, id, step.quantity);
          if (has > 0) put(id, step.quantity);
        } else {
          cart = changeLine(cart, id, step.into);
          if (has > 0) {
            put(id, 0);
            const into = lineIdOf(step.into);
            put(into, (tally.get(into) ?? 0) + step.into.quantity);
          }
        }
        expect(JSON.stringify(input)).toBe(before);
      }
      expect(new Map(cart.lines.map((line) => [lineIdOf(line), line.quantity]))).toEqual(tally);
    }),
  );
});
