import type { CartLine, Dish, LineProblem, Promo } from '@burger/shared/contracts';
import type {
  ChangeOffer,
  ChangeRequest,
  KitchenOrder,
  OfferRequest,
  ReprintRequest,
} from '@burger/shared/kitchen';
import {
  choicesMade,
  choicesProblem,
  isOrderable,
  isVegWith,
  lineIdOf,
  lineInShop,
} from '@burger/shared/order/lines';
import {
  type BookedOrder,
  type DocumentItem,
  documentPricing,
  lifeOf,
  type OrderChoice,
  type OrderLine,
  paidBefore,
  recipientOf,
} from '@burger/shared/order';
import { type Paise, type PricedLine, toRupees, underPromo } from '@burger/shared/pricing';
import type { Staff } from '../../auth/signed-in';
import { invalid, Refusal } from '../../http/errors';
import { type CounterPorts, displayedOrder, refuseWithOrder } from '../counter/follow';
import { kitchenChange } from '../placing/room';
import { changeOrder } from './move';
import { billOf, itemOf, type Shops } from '../placing/price';
import { createStep, refuseChanged, withInvoice } from './step';
import { type Changed, type StoredOrder, lifeIn, orderAt } from '../store/store';

type Menus = Omit<Shops, 'placed'>;
type Requested = OfferRequest['lines'][number];
type RequestedUnchanged = Extract<Requested, { line: number }>;
interface ChangedLine {
  priced: PricedLine;
  problem: LineProblem | null;
  isMore: boolean;
  stored: Changed['lines'][number];
}

const cannot = () => new Refusal('invalid', 'This order is damaged: it cannot be changed.');
const isChosen = (
  { group, choice }: OrderChoice,
  made: { group: { id: string }; choice: { id: string } },
) => group === made.group.id && choice === made.choice.id;

/** Checks the requested options of a dish. Options that were ordered before count as available. */
function problemOf(
  dish: Dish,
  { choices: before }: OrderLine,
  requested: RequestedUnchanged['choices'] = [],
) {
  const groups = dish.groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) =>
      before.some((one) => isChosen(one, { group, choice }))
        ? { ...choice, isAvailable: true }
        : choice,
    ),
  }));
  return choicesProblem({ groups }, requested);
}

/** Returns a line with changed options. The dish and existing options keep their price. */
function rechosen(
  line: OrderLine,
  requested: NonNullable<RequestedUnchanged['choices']>,
  dish: Dish,
) {
  const alone = (line.price ?? 0) - line.choices.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const priced = choicesMade(dish, requested).map((made) => {
    const before = line.choices.find((one) => isChosen(one, made));
    return { ...made, price: before?.price ?? made.choice.price };
  });
  return { priced, price: priced.reduce((sum, { price }) => sum + price, alone) };
}

const isAsBefore = (line: OrderLine, { choices }: RequestedUnchanged): boolean =>
  choices === undefined ||
  (choices.length === line.choices.length &&
    choices.every((one) =>
      line.choices.some(({ group, choice }) => group === one.group && choice === one.choice),
    ));

function unchangedLine(
  order: BookedOrder,
  requested: RequestedUnchanged,
  shops: Menus,
): ChangedLine {
  const line = order.lines[requested.line];
  if (!line) throw invalid('The order has no such line.', 'lines');
  if (line.price === null) throw cannot();
  const { quantity, note, choices } = requested;
  const dish = shops.now.dishes.find(({ id }) => id === line.dishId);
  const tax = {
    ...(line.priceIncludesTax && { priceIncludesTax: line.priceIncludesTax }),
    withoutPromo: line.withoutPromo ?? false,
  };
  const isMore = quantity > line.quantity;
  const missing = dish ? 'sold-out' : 'dish-unknown';
  const cannotAdd = isMore && !(dish && isOrderable(dish)) ? missing : null;
  const named = { dishId: line.dishId ?? 0, choices: choices ?? [...line.choices], note };
  const own = { quantity, note, lineId: lineIdOf(named) };
  if (choices === undefined || isAsBefore(line, requested)) {
    const priced = { price: line.price, quantity, ...tax };
    return { priced, problem: cannotAdd, isMore, stored: { was: requested.line, item: own } };
  }
  if (!dish) {
    const priced = { price: 0, quantity };
    return { priced, problem: 'dish-unknown', isMore, stored: { was: requested.line, item: own } };
  }
  const { priced, price } = rechosen(line, choices, dish);
  const asNew = itemOf(
    { ...lineInShop({ dishId: dish.id, ...requested, choices }, shops.now) },
    shops,
  );
  const item: Partial<DocumentItem> = {
    ...own,
    price: toRupees(price),
    choices: asNew.choices.map((one, at) => ({ ...one, price: toRupees(priced[at]?.price ?? 0) })),
    ofDish: { isVeg: isVegWith(dish, choices), category: dish.category },
  };
  const problem = cannotAdd ?? problemOf(dish, line, choices);
  return {
    priced: { price, quantity, ...tax },
    problem,
    isMore: true,
    stored: { was: requested.line, item },
  };
}

function addedLine(requested: Exclude<Requested, { line: number }>, shops: Menus): ChangedLine {
  const line: CartLine = lineInShop(requested, shops.now);
  const { isVeg } = line;
  const { category = '' } = shops.now.dishes.find(({ id }) => id === line.dishId) ?? {};
  const item = { ...itemOf(line, shops), ofDish: { isVeg, category } };
  return { priced: line, problem: line.problem, isMore: true, stored: { was: null, item } };
}

function marked(line: ChangedLine, promo: Promo | null): ChangedLine {
  const [{ withoutPromo = false } = {}] = underPromo([line.priced], promo);
  if (!withoutPromo) return line;
  const stored = { ...line.stored, item: { ...line.stored.item, withoutPromo } };
  return { ...line, stored: stored as ChangedLine['stored'] };
}

/** Returns the promo code that the order was placed with, even if it gives no discount now. */
const codeOf = ({ bill, changes }: BookedOrder): string | null =>
  bill.promo || changes.findLast((change) => change.bill.promo)?.bill.promo || null;

/** Computes the price of an order with other lines by its original rules, promo code and seller. */
function offerFor(order: BookedOrder, requested: readonly Requested[], shops: Menus) {
  if (order.bill.total === null || order.bill.delivery === null) throw cannot();
  const places = requested.flatMap((one) => ('line' in one ? one.line : []));
  if (new Set(places).size < places.length) {
    throw invalid('Each line may be listed once', 'lines');
  }
  const { rules } = shops.seen ?? shops.now;
  const code = codeOf(order);
  const under = rules.promos.find((promo) => promo.code === code) ?? null;
  const lines = requested.map((one) =>
    'line' in one ? unchangedLine(order, one, shops) : marked(addedLine(one, shops), under),
  );
  const had = lines.filter(({ problem }) => !problem).map(({ priced }) => priced);
  const km = order.kind === 'delivery' ? order.distanceKm : null;
  const { bill, promo } = billOf(had, code, km, { ...rules, gst: order.seller ?? rules.gst });
  const offer: ChangeOffer = {
    bill,
    promo: promo?.code ?? null,
    lostPromo: promo ? null : code,
    problems: lines.flatMap(({ problem }, line) => (problem ? { line, problem } : [])),
    ...owedOf(order, bill.total),
  };
  return { offer, lines, isMore: lines.some((line) => line.isMore) };
}

/** Returns the amounts to refund automatically, and to collect on delivery (negative: to return). */
function owedOf(order: BookedOrder, total: Paise): Pick<ChangeOffer, 'back' | 'collect'> {
  const life = lifeOf(order);
  if (!life || life.payment === 'pending') return { back: 0, collect: total };
  // Changing the order voids its bill, and with it the credit notes of that bill.
  const more = total - (paidBefore({ ...life, credited: 0 }) ?? total);
  return life.payment === 'online'
    ? { back: Math.max(0, -more), collect: Math.max(0, more) }
    : { back: 0, collect: more };
}

/** Throws a Refusal if the new bill lacks a legally required recipient (CGST Rule 46 (e)). */
function refuseUnnamed({ customer, billedTo }: BookedOrder, { total }: ChangeOffer['bill']) {
  const { isRequired, name, address } = recipientOf({
    ...{ customer, billedTo },
    bill: { total },
  });
  if (!isRequired || (name && address)) return;
  throw new Refusal(
    'invalid',
    'A bill of ₹50,000 or more has to name its recipient and an address. Take it as a new order with both.',
    { reason: 'bill-needs-recipient' },
  );
}

const isMade = ({ order }: StoredOrder, press: string): boolean =>
  order.changes.some((change) => change.press === press);

export function createChangeOrder({ orders, view, shop, now }: CounterPorts) {
  const make = createStep({ orders, now });

  const viewOf = displayedOrder(view);
  const refuse = refuseWithOrder(view);

  /**
   * Computes the offer for an order change. Throws a Refusal `already-moved` with the current order if it
   * changed after it was displayed.
   */
  async function offered(stored: StoredOrder, { after, lines }: OfferRequest) {
    const current = await shop.shop();
    const [published, observed] = await Promise.all([
      shop.published(current.version),
      shop.shopOf(stored.order.menuVersion),
    ]);
    try {
      refuseChanged(stored, { after });
      const priced = offerFor(stored.order, lines, {
        now: current,
        words: published?.words ?? {},
        seen: observed,
      });
      refuseUnnamed(stored.order, priced.offer.bill);
      // Reject an unchangeable order now, before staff tell the customer a new price.
      changeOrder(lifeIn(stored), priced.offer.bill.total, { press: '', ...priced }, now());
      return { ...priced, kitchen: kitchenChange(stored, lines, current, now().getTime()) };
    } catch (error) {
      const isMoved = error instanceof Refusal && error.code === 'already-moved';
      throw isMoved ? await refuse(error, stored) : error;
    }
  }

  return {
    /** Returns the new total of an order change, unapplied. Throws a Refusal if it is impossible. */
    async offer(key: string, request: OfferRequest): Promise<ChangeOffer> {
      const { offer, kitchen } = await offered(await orderAt(orders, key), request);
      return kitchen ? { ...offer, overloaded: await orders.overloadedBy(key, kitchen) } : offer;
    },

    /** Changes an order once per press. Throws a Refusal `bill-changed` or `already-moved`. */
    async change(key: string, request: ChangeRequest, staff: Staff): Promise<KitchenOrder> {
      const { press, after, agreedTotal } = request;
      const storedOrder = await orderAt(orders, key);
      if (isMade(storedOrder, press)) return viewOf(storedOrder);
      const { offer, lines, isMore, kitchen } = await offered(storedOrder, request);
      if (offer.bill.total !== agreedTotal || offer.problems.length > 0) {
        throw new Refusal('bill-changed', 'The bill has changed. Please read the new total.', {
          beside: { offer },
        });
      }
      const pricing = documentPricing({ ...offer.bill, promo: offer.promo ?? '' });
      const changed: Changed = { press, after, lines: lines.map(({ stored }) => stored), pricing };
      return viewOf(
        await make(key, {
          ...staff,
          press,
          changed,
          kitchen,
          work: (life, at) => changeOrder(life, agreedTotal, { press, isMore }, at),
          isMade: (stands) => isMade(stands, press),
          refuse,
        }),
      );
    },

    async acknowledge(
      key: string,
      { changes }: { changes: number },
      staff: Staff,
    ): Promise<KitchenOrder> {
      const stored = await orderAt(orders, key);
      const observed = Math.min(changes, stored.order.changes.length);
      if (stored.order.changesSeen >= observed) return viewOf(stored);
      return viewOf(
        await make(key, { ...staff, acknowledgedChanges: observed, work: withInvoice, refuse }),
      );
    },

    /** Asks the tablet that printed an order's ticket to print it again, once per displayed state. */
    async reprint(key: string, { after }: ReprintRequest, staff: Staff): Promise<KitchenOrder> {
      const stored = await orderAt(orders, key);
      if (stored.order.reprints > after) return viewOf(stored);
      return viewOf(await make(key, { ...staff, reprints: after + 1, work: withInvoice, refuse }));
    },
  };
}
