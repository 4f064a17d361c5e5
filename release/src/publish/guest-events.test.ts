import * as v from 'valibot';
import { checkEvents } from './guest-events';

const schema = v.object({ dishId: v.string() });
const own = { owner: 'mfe-specials', delivery: 'latest', schema };

test("a deployment accepts a remote's own bus events", () => {
  expect(() => checkEvents('mfe-specials', { 'specials:deal/chosen': own })).not.toThrow();
  expect(() => checkEvents('mfe-specials', undefined)).not.toThrow();
});

test.each([
  ['cart/changed', own, 'which the contract has'],
  ['deal/chosen', own, 'which lacks the prefix specials:'],
  ['other:deal/chosen', own, 'which lacks the prefix specials:'],
  ['specials:deal', own, 'which is no noun/verb'],
  ['specials:deal/chosen', { ...own, owner: 'mfe-menu' }, 'which mfe-menu owns'],
  ['specials:deal/chosen', { ...own, delivery: 'soon' }, 'with the delivery soon'],
  ['specials:deal/chosen', { ...own, schema: undefined }, 'without a schema'],
  ['specials:deal/chosen', null, 'which undefined owns'],
])('a deployment refuses the declared bus event %s of %j', (name, event, problem) =>
  expect(() => checkEvents('mfe-specials', { [name]: event })).toThrow(
    `mfe-specials declares the bus event ${name}, ${problem}.`,
  ),
);
