import { createBus } from '@burger/shared/testing/bus';
import { shopEvents } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/page-shop';
import { aShop } from '@burger/shared/testing';
import { createClaimOffer } from './claim-offer';

function setUp(copy = (_text: string) => Promise.resolve()) {
  const bus = createBus(shopEvents);
  const asked: string[] = [];
  bus.on('cart/promo-requested').subscribe(({ code }) => asked.push(code));
  const copied: string[] = [];
  const claim = createClaimOffer(
    bus,
    async (text) => {
      await copy(text);
      copied.push(text);
    },
    pageRules.promos,
  );
  return { bus, claim, asked, copied };
}

test('a promo code goes to the cart and is not copied', async () => {
  const { claim, asked, copied } = setUp();
  await expect(claim({ code: 'WEEKEND25' })).resolves.toBe('applied');
  expect({ asked, copied }).toEqual({ asked: ['WEEKEND25'], copied: [] });
});

test('any other code is copied, and the cart hears nothing', async () => {
  const { claim, asked, copied } = setUp();
  await expect(claim({ code: 'CHAIATFOUR' })).resolves.toBe('copied');
  expect({ asked, copied }).toEqual({ asked: [], copied: ['CHAIATFOUR'] });
});

test('where nothing can be copied, the code is shown', async () => {
  const { claim } = setUp(() => Promise.reject(new Error('denied')));
  await expect(claim({ code: 'CHAIATFOUR' })).resolves.toBe('shown');
});

test('the table of the shop counts once it is told', async () => {
  const { bus, claim, asked, copied } = setUp();
  const { rules, ...shop } = aShop();
  const promos = [{ ...rules.promos[0]!, code: 'CHAIATFOUR' }];
  bus.emit('shop/changed', { ...shop, rules: { ...rules, promos } });
  await expect(claim({ code: 'CHAIATFOUR' })).resolves.toBe('applied');
  await expect(claim({ code: 'WEEKEND25' })).resolves.toBe('copied');
  expect({ asked, copied }).toEqual({ asked: ['CHAIATFOUR'], copied: ['WEEKEND25'] });
});
