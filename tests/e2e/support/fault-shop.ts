import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { carry, liveAt } from './customer';
import { answerChat, fillIn, placeButton } from './place-order';

type Quantities = Record<number, number>;

const carried: Quantities = { 3: 2, 39: 1 };

let serial = 0;

export type Part = '/faq' | '/menu' | 'cart button';

interface Workaround {
  region: 'banner' | 'contentinfo';
  link: string;
  path: Part;
  heading: string;
}

/** Ways around a broken page: a link in the header and one in the footer, to pages of two remotes. */
const workarounds: readonly Workaround[] = [
  { region: 'contentinfo', link: 'FAQ', path: '/faq', heading: 'Questions and answers' },
  { region: 'banner', link: 'Menu', path: '/menu', heading: 'Our menu' },
];

interface Found {
  document?: { fields: { orderId: { stringValue: string } } };
}

/** Returns the ids of the orders stored for a delivery address, bypassing Firestore's rules. */
async function storedOrders(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.post(
    '/v1/projects/demo-burger-katte/databases/(default)/documents:runQuery',
    {
      headers: { authorization: 'Bearer owner' },
      data: {
        structuredQuery: {
          from: [{ collectionId: 'orders' }],
          where: {
            fieldFilter: {
              field: { fieldPath: 'customerDetails.address' },
              op: 'EQUAL',
              value: { stringValue: address },
            },
          },
        },
      },
    },
  );
  if (!answer.ok()) throw new Error(`The store answered ${answer.status()}`);
  const found = (await answer.json()) as Found[];
  return found.flatMap(({ document }) => (document ? [document.fields.orderId.stringValue] : []));
}

export type Shop = Awaited<ReturnType<typeof visitShop>>;

/** Returns the steps of a customer's visit during a fault, and checks of cart and orders after the fault. */
export async function visitShop(page: Page, request: APIRequestContext) {
  const address = `${process.pid}-${serial++}, 3rd Cross, Lake Road`;
  const placedOrders: string[] = [];
  let cart: Quantities = {};
  await answerChat(page.context());

  const storedCart = async (at: Page) => {
    const text = await at.evaluate(() => localStorage.getItem('burger.cart'));
    const { lines } = JSON.parse(text ?? '{"lines":[]}') as {
      lines: { dishId: number; quantity: number }[];
    };
    return Object.fromEntries(lines.map(({ dishId, quantity }) => [dishId, quantity]));
  };

  const count = () => Object.values(cart).reduce((sum, quantity) => sum + quantity, 0);
  const cartName = () => {
    if (count() === 0) return 'Cart';
    return `Cart, ${count()} ${count() === 1 ? 'item' : 'items'}`;
  };

  const stored = () => storedOrders(request, address);
  /** Each test has its own delivery address, by which its orders are found. */
  const fill = (at = page) => fillIn(at, { 'Delivery address': address });
  async function placed(at = page): Promise<string> {
    await expect(at.getByRole('heading', { name: 'Order placed!' })).toBeVisible();
    const id = /BK\d{9}/.exec(await at.getByRole('main').innerText())?.[0] ?? 'no id';
    placedOrders.push(id);
    cart = {};
    return id;
  }
  return {
    /** Opens a page with a stored cart and a location in the delivery area; `null` for no cart. */
    async open(
      path: string,
      quantities: Quantities | null = carried,
      km: number | null = 3,
    ): Promise<void> {
      cart = quantities ?? {};
      if (quantities) await carry(page, quantities);
      if (km !== null) await liveAt(page, km);
      // The load event would wait for slow scripts.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
    },
    /** Sets the cart that is expected at the end. A placed order empties it. */
    expectCart: (quantities: Quantities) => void (cart = quantities),
    fillIn: fill,
    placeButton: (at = page) => placeButton(at),
    placed,
    async order(): Promise<string> {
      if (!page.url().endsWith('/checkout')) await page.goto('/checkout');
      await fill();
      await placeButton(page).click();
      return placed();
    },
    stored,
    /**
     * Checks that links work, the cart is intact and placed orders are stored. `kept`: whether the browser
     * has storage.
     */
    async survived({
      page: at = page,
      without = [] as readonly Part[],
      kept = true,
    } = {}): Promise<void> {
      await at.evaluate(() => Object.assign(window, { stillHere: true }));
      for (const { region, link, path, heading } of workarounds) {
        await at.getByRole(region).getByRole('link', { name: link, exact: true }).click();
        await expect(at).toHaveURL(path);
        if (without.includes(path)) continue;
        await expect(at.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
      const sameDocument = await at.evaluate(() => 'stillHere' in window);
      expect(sameDocument, 'The page was loaded anew').toBe(true);
      if (!without.includes('cart button')) {
        const button = at
          .getByRole('banner')
          .getByRole('button', { name: cartName(), exact: true });
        await expect(button).toBeVisible();
      }
      if (kept) expect(await storedCart(at), 'The cart').toEqual(cart);
      expect((await stored()).sort(), 'Orders stored').toEqual([...placedOrders].sort());
    },
  };
}
