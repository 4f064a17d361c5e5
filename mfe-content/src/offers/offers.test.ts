import { pageRules } from '@burger/shared/shop/page';
import { aBus } from '@burger/shared/testing';
import { aShop } from '@burger/shared/testing/a-shop';
import { createClaimOffer, offers, promoOf } from './offers';

const { promos } = pageRules;

test('every promo code has an offer, and one more offer is for the counter', () => {
  expect(offers.filter(({ terms }) => terms.length > 0)).toHaveLength(8);
  const withPromo = offers.filter((offer) => promoOf(offer, promos));
  expect(withPromo.map((offer) => offer.code).sort()).toEqual(
    promos.map((promo) => promo.code).sort(),
  );
});

test('an offer with a promo code has no amount in its own texts', () => {
  for (const offer of offers.filter((each) => promoOf(each, promos))) {
    expect(offer.discount).toBeUndefined();
    expect(`${offer.description} ${offer.terms.join(' ')}`).not.toMatch(/₹|%|rupee|percent/);
  }
});

function setUp(copy = (_text: string) => Promise.resolve()) {
  const bus = aBus();
  const requests: string[] = [];
  bus.on('cart/promo-requested').subscribe(({ code }) => requests.push(code));
  const copied: string[] = [];
  const claim = createClaimOffer(bus, async (text) => {
    await copy(text);
    copied.push(text);
  });
  return { bus, claim, asked: requests, copied };
}

test('claiming an offer applies its promo code; any other code is copied, or shown if copying fails', async () => {
  const { claim, asked, copied } = setUp();
  await expect(claim({ code: 'WEEKEND25' })).resolves.toBe('applied');
  await expect(claim({ code: 'CHAIATFOUR' })).resolves.toBe('copied');
  expect({ asked, copied }).toEqual({ asked: ['WEEKEND25'], copied: ['CHAIATFOUR'] });
  const denied = setUp(() => Promise.reject(new Error('denied')));
  await expect(denied.claim({ code: 'CHAIATFOUR' })).resolves.toBe('shown');
});

test("claiming an offer uses the current shop's promo codes once they have loaded", async () => {
  const { bus, claim, asked, copied } = setUp();
  const { rules, ...shop } = aShop();
  const promos = [{ ...rules.promos[0]!, code: 'CHAIATFOUR' }];
  bus.emit('shop/changed', { ...shop, rules: { ...rules, promos } });
  await expect(claim({ code: 'CHAIATFOUR' })).resolves.toBe('applied');
  await expect(claim({ code: 'WEEKEND25' })).resolves.toBe('copied');
  expect({ asked, copied }).toEqual({ asked: ['CHAIATFOUR'], copied: ['WEEKEND25'] });
});
