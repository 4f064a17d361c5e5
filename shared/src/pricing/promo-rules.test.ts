import fc from 'fast-check';
import type { Promo } from '../contracts/rules';
import type { Language } from '../i18n/languages';
import { aPromo, menu } from '../testing/a-shop';
import { goodsTaxes, makeBill, promoDiscount, serviceValue, subtotalOf } from './bill';
import {
  possibleSentences,
  promoInWords,
  ruleRefusal,
  ruleSentence,
  wrongPromo,
  type RuleRefusal,
} from './promo-rules';

const burger = { price: 10_000, quantity: 1, category: 'burgers' };
const whyNot = (rules: Partial<Promo>, at: number | null, kind: 'pickup' | 'delivery' = 'pickup') =>
  ruleRefusal(aPromo(rules), { lines: [burger], kind, at });
// Times in the restaurant's time zone; 26 November 2026 is a Thursday.
const at = (time: string, date = '2026-11-26') => Date.parse(`${date}T${time}:00+05:30`);

const lunch = { hours: { from: '12:00', until: '15:00' } };
const night = { hours: { from: '22:00', until: '02:00' }, days: ['thursday' as const] };

test.each<[Partial<Promo>, number, RuleRefusal | null]>([
  [{ from: '2026-11-26', until: '2026-11-26' }, at('00:00'), null],
  [{ from: '2026-11-26', until: '2026-11-26' }, at('23:59'), null],
  [{ from: '2026-11-26' }, at('23:59', '2026-11-25'), 'not-yet'],
  [{ until: '2026-11-26' }, at('00:00', '2026-11-27'), 'over'],
  [lunch, at('11:59'), 'times'],
  [lunch, at('12:00'), null],
  [lunch, at('14:59'), null],
  [lunch, at('15:00'), 'times'],
  [{ days: ['monday'] }, at('12:00'), 'times'],
  [{ days: ['monday', 'thursday'] }, at('12:00'), null],
  // Hours after midnight belong to Thursday, on which the range starts.
  [night, at('21:59'), 'times'],
  [night, at('22:00'), null],
  [night, at('01:59', '2026-11-27'), null],
  [night, at('02:00', '2026-11-27'), 'times'],
  [night, at('01:59'), 'times'],
  [{ ...night, until: '2026-11-26' }, at('01:00', '2026-11-27'), null],
])('ruleRefusal for rules %j, case %#, is %s', (rules, moment, refusal) => {
  expect(whyNot(rules, moment)).toBe(refusal);
  // Without a time, the time rules are not checked.
  expect(whyNot(rules, null)).toBeNull();
});

test("ruleRefusal returns a wrong order kind, or a cart without dishes of the promo code's categories", () => {
  expect(whyNot({ kind: 'pickup' }, null)).toBeNull();
  expect(whyNot({ kind: 'pickup' }, null, 'delivery')).toBe('kind');
  expect(whyNot({ categories: ['burgers', 'drinks'] }, null)).toBeNull();
  expect(whyNot({ categories: ['drinks'] }, null)).toBe('categories');
});

describe("a promo rule's sentence", () => {
  const promo = aPromo({
    ...{ from: '2026-12-01', until: '2026-12-31', kind: 'pickup', categories: ['burgers'] },
    ...{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], ...lunch },
    ...{ once: true, firstOrder: true, uses: 20 },
  });
  const say = (refusal: RuleRefusal, language: Language) =>
    ruleSentence(promo, refusal, language, (id) => `«${id}»`);

  type Words = Partial<Record<Language, RegExp>>;
  const reported: Record<RuleRefusal, Words> = {
    'not-yet': { en: /^LUNCH begins on 1 December\./, kn: /1 ಡಿಸೆಂಬರ್/, hi: /1 दिसंबर/ },
    over: { en: /ended on 31 December/, kn: /31 ಡಿಸೆಂಬರ್/, hi: /31 दिसंबर/ },
    times: {
      en: /Monday–Friday, 12:00–15:00/,
      kn: /ಸೋಮವಾರ–ಶುಕ್ರವಾರ, 12:00–15:00/,
      hi: /सोमवार–शुक्रवार, 12:00–15:00/,
    },
    kind: { en: /Choose pickup/, kn: /ಪಿಕಪ್ ಆರಿಸಿ/, hi: /पिकअप चुनें/ },
    categories: { en: /«burgers»/, kn: /«burgers»/, hi: /«burgers»/ },
    once: { en: /good once/, kn: /ಒಮ್ಮೆ ಮಾತ್ರ/, hi: /एक ही बार/ },
    'first-order': { en: /first order/, kn: /ಮೊದಲ ಆರ್ಡರ್‌ಗೆ/, hi: /पहले ऑर्डर/ },
    'used-up': { en: /is used up/, kn: /ಬಳಕೆಯಾಗಿವೆ/, hi: /इस्तेमाल हो चुका/ },
  };
  const cases = (Object.keys(reported) as RuleRefusal[]).flatMap((refusal) =>
    (Object.entries(reported[refusal]) as [Language, RegExp][]).map(
      ([language, words]) => [refusal, language, words] as const,
    ),
  );
  test.each(cases)(
    'the message for promo refusal %s in language %s gives the reason and the code',
    (refusal, language, words) => {
      expect(say(refusal, language)).toMatch(words);
      expect(say(refusal, language)).toContain('LUNCH');
    },
  );

  test('the message about a promo rule is among the messages that the owner previews', () => {
    expect(possibleSentences(promo, String)).toEqual(
      (Object.keys(reported) as RuleRefusal[]).map((refusal) =>
        ruleSentence(promo, refusal, 'en', String),
      ),
    );
    expect(possibleSentences(aPromo(), String)).toEqual([]);
  });

  test("a promo code's rules are summarised for staff in one line", () => {
    expect(promoInWords({ ...promo, minOrder: 499, mostDiscount: 100 })).toBe(
      '20 % off, at most ₹100, from ₹499, from 1 December on, until 31 December, Monday–Friday, 12:00–15:00, pickup only, only burgers, once for each customer, first order only, 20 in all',
    );
  });
});

test.each<[Partial<Promo>, (keyof Promo)[]]>([
  [{}, []],
  [{ forEveryone: true, mostDiscount: 100, minOrder: 500 }, []],
  [{ from: '2026-12-02', until: '2026-12-01' }, ['until']],
  [{ hours: { from: '12:00', until: '12:00' } }, ['hours']],
  [{ type: 'fixed', mostDiscount: 10 }, ['mostDiscount']],
  [{ discount: 101 }, ['discount']],
  [{ forEveryone: true, once: true }, ['forEveryone']],
  [{ forEveryone: true, kind: 'pickup' }, ['forEveryone']],
])('wrongPromo of %j reports the fields %j', (rules, fields) =>
  expect(wrongPromo(aPromo(rules)).map(([field]) => field)).toEqual(fields),
);

describe('the discount of a code with categories', () => {
  const categories = ['burgers', 'drinks', 'sweets'];
  const lines = fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      category: fc.constantFrom(...categories),
      priceIncludesTax: fc.option(
        fc.record({ hsn: fc.constantFrom('2201', '2105'), rate: fc.constantFrom(500, 1800) }),
        { nil: undefined },
      ),
    }),
    { maxLength: 12 },
  );
  const promos = fc.record({
    type: fc.constantFrom('percentage' as const, 'fixed' as const),
    discount: fc.integer({ min: 1, max: 100 }),
    most: fc.option(fc.integer({ min: 1, max: 300 })),
    good: fc.subarray(categories, { minLength: 1 }),
  });

  test('a discount on categories applies only to them, within its maximum, and taxes still add up', () => {
    fc.assert(
      fc.property(lines, promos, (ordered, { type, discount, most, good }) => {
        const promo = aPromo({
          ...{ type, discount, categories: good },
          ...(most && { mostDiscount: most }),
        });
        const bill = makeBill(ordered, promo, 3, menu.rules);
        const own = subtotalOf(ordered.filter(({ category }) => good.includes(category)));
        expect(bill.discount).toBe(promoDiscount(promo, own));
        expect(bill.discount).toBeGreaterThanOrEqual(0);
        expect(bill.discount).toBeLessThanOrEqual(Math.min(own, (most ?? Infinity) * 100));
        expect(bill.subtotal).toBe(subtotalOf(ordered));
        // As the order is stored: its amounts must be those paid.
        const stored = ordered.map(({ category, ...line }) =>
          good.includes(category) ? line : { ...line, withoutPromo: true },
        );
        const goods = goodsTaxes(stored, bill);
        const paid = goods.reduce((sum, { value }) => sum + value, serviceValue(stored, bill));
        expect(paid + bill.cgst + bill.sgst).toBe(bill.total);
        // If an order has only sealed goods, the delivery is part of their value.
        if (ordered.every(({ priceIncludesTax: tax }) => tax)) return;
        // Goods outside the promo code's categories are paid without discount.
        for (const hsn of ['2201', '2105']) {
          const full = ordered.filter(({ priceIncludesTax: tax }) => tax?.hsn === hsn);
          if (full.some(({ category }) => good.includes(category))) continue;
          const value = goods.reduce((sum, one) => (one.hsn === hsn ? sum + one.value : sum), 0);
          expect(value).toBe(subtotalOf(full));
        }
      }),
    );
  });
});
