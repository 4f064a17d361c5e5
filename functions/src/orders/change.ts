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
} from '@burger/shared/lines';
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
import type { Staff } from '../auth/signed-in';
import { Refusal } from '../http/errors';
import { type CounterPorts, orderShown, refuseShown } from './follow';
import { changeOrder } from './move';
import { billOf, itemOf, type Shops } from './price';
import { createStep, refuseChanged, withPaper } from './step';
import { type Changed, type KeptOrder, lifeIn, orderAt } from './store';

type Menus = Omit<Shops, 'placed'>;
type Wanted = OfferRequest['lines'][number];
type WantedKept = Extract<Wanted, { line: number }>;
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

/** Checks the requested options; those ordered before count as available. */
function problemOf(dish: Dish, { choices: before }: OrderLine, wanted: WantedKept['choices'] = []) {
  const groups = dish.groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) =>
      before.some((one) => isChosen(one, { group, choice }))
        ? { ...choice, isAvailable: true }
        : choice,
    ),
  }));
  return choicesProblem({ groups }, wanted);
}

/** Keeps the price of the dish and of existing options; new options get today's price. */
function rechosen(line: OrderLine, wanted: NonNullable<WantedKept['choices']>, dish: Dish) {
  const alone = (line.price ?? 0) - line.choices.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const priced = choicesMade(dish, wanted).map((made) => {
    const before = line.choices.find((one) => isChosen(one, made));
    return { ...made, price: before?.price ?? made.choice.price };
  });
  return { priced, price: priced.reduce((sum, { price }) => sum + price, alone) };
}

const isAsBefore = (line: OrderLine, { choices }: WantedKept): boolean =>
  choices === undefined ||
  (choices.length === line.choices.length &&
    choices.every((one) =>
      line.choices.some(({ group, choice }) => group === one.group && choice === one.choice),
    ));

function keptLine(order: BookedOrder, wanted: WantedKept, shops: Menus): ChangedLine {
  const line = order.lines[wanted.line];
  if (!line) throw new Refusal('invalid', 'The order has no such line.', { field: 'lines' });
  if (line.price === null) throw cannot();
  const { quantity, note, choices } = wanted;
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
  if (choices === undefined || isAsBefore(line, wanted)) {
    const priced = { price: line.price, quantity, ...tax };
    return { priced, problem: cannotAdd, isMore, stored: { was: wanted.line, item: own } };
  }
  if (!dish) {
    const priced = { price: 0, quantity };
    return { priced, problem: 'dish-unknown', isMore, stored: { was: wanted.line, item: own } };
  }
  const { priced, price } = rechosen(line, choices, dish);
  const asNew = itemOf(
    { ...lineInShop({ dishId: dish.id, ...wanted, choices }, shops.now) },
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
    stored: { was: wanted.line, item },
  };
}

function addedLine(wanted: Exclude<Wanted, { line: number }>, shops: Menus): ChangedLine {
  const line: CartLine = lineInShop(wanted, shops.now);
  const { isVeg } = line;
  const { category = '' } = shops.now.dishes.find(({ id }) => id === line.dishId) ?? {};
  const item = { ...itemOf(line, shops), ofDish: { isVeg, category } };
  return { priced: line, problem: line.problem, isMore: true, stored: { was: null, item } };
}

/** Marks an added line that the order's promo code does not cover. */
function marked(line: ChangedLine, promo: Promo | null): ChangedLine {
  const [{ withoutPromo = false } = {}] = underPromo([line.priced], promo);
  if (!withoutPromo) return line;
  const stored = { ...line.stored, item: { ...line.stored.item, withoutPromo } };
  return { ...line, stored: stored as ChangedLine['stored'] };
}

/** Returns the promo code the order was placed with, even if it gives no discount now. */
const codeOf = ({ bill, changes }: BookedOrder): string | null =>
  bill.promo || changes.findLast((change) => change.bill.promo)?.bill.promo || null;

/** Computes the offer for other lines with the rules, promo code and seller of the original order. */
function offerFor(order: BookedOrder, wanted: readonly Wanted[], shops: Menus) {
  if (order.bill.total === null || order.bill.delivery === null) throw cannot();
  const places = wanted.flatMap((one) => ('line' in one ? one.line : []));
  if (new Set(places).size < places.length) {
    throw new Refusal('invalid', 'Each line may be listed once', { field: 'lines' });
  }
  const { rules } = shops.seen ?? shops.now;
  const code = codeOf(order);
  const under = rules.promos.find((promo) => promo.code === code) ?? null;
  const lines = wanted.map((one) =>
    'line' in one ? keptLine(order, one, shops) : marked(addedLine(one, shops), under),
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

/** Returns the part of a new total to refund automatically, and the part to collect (negative: to return by hand). */
function owedOf(order: BookedOrder, total: Paise): Pick<ChangeOffer, 'back' | 'collect'> {
  const life = lifeOf(order);
  if (!life || life.payment === 'pending') return { back: 0, collect: total };
  // The change voids the bill, and earlier credit notes of that bill with it.
  const more = total - (paidBefore({ ...life, credited: 0 }) ?? total);
  return life.payment === 'online'
    ? { back: Math.max(0, -more), collect: Math.max(0, more) }
    : { back: 0, collect: more };
}

/** Throws a Refusal if the bill would lack a legally required recipient (CGST Rule 46 (e)). */
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

const isMade = ({ order }: KeptOrder, press: string): boolean =>
  order.changes.some((change) => change.press === press);

export function createChangeOrder({ orders, view, shop, now }: CounterPorts) {
  const make = createStep({ orders, now });

  const viewOf = orderShown(view);
  const refuse = refuseShown(view);

  /** Computes the offer. Throws a Refusal `already-moved` with the current order if it has changed since it was displayed. */
  async function offered(kept: KeptOrder, { after, lines }: OfferRequest) {
    const current = await shop.shop();
    const [published, seen] = await Promise.all([
      shop.published(current.version),
      shop.shopOf(kept.order.menuVersion),
    ]);
    try {
      refuseChanged(kept, { after });
      const priced = offerFor(kept.order, lines, {
        now: current,
        words: published?.words ?? {},
        seen,
      });
      refuseUnnamed(kept.order, priced.offer.bill);
      // Reject an order that cannot be changed before staff tell the customer a price.
      changeOrder(lifeIn(kept), priced.offer.bill.total, { press: '', ...priced }, now());
      return priced;
    } catch (error) {
      const isMoved = error instanceof Refusal && error.code === 'already-moved';
      throw isMoved ? await refuse(error, kept) : error;
    }
  }

  return {
    /** Returns the new total without changing the order. Throws a Refusal if it cannot be changed. */
    offer: async (key: string, request: OfferRequest): Promise<ChangeOffer> =>
      (await offered(await orderAt(orders, key), request)).offer,

    /** Changes the order once per press. Throws a Refusal: `bill-changed` with the offer, or `already-moved` with the order. */
    async change(key: string, request: ChangeRequest, staff: Staff): Promise<KitchenOrder> {
      const { press, after, agreedTotal } = request;
      const kept = await orderAt(orders, key);
      if (isMade(kept, press)) return viewOf(kept);
      const { offer, lines, isMore } = await offered(kept, request);
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
          work: (life, at) => changeOrder(life, agreedTotal, { press, isMore }, at),
          isMade: (stands) => isMade(stands, press),
          refuse,
        }),
      );
    },

    /** Marks changes as seen by the kitchen on all tablets. */
    async seen(key: string, { changes }: { changes: number }, staff: Staff): Promise<KitchenOrder> {
      const kept = await orderAt(orders, key);
      const seen = Math.min(changes, kept.order.changes.length);
      if (kept.order.changesSeen >= seen) return viewOf(kept);
      return viewOf(await make(key, { ...staff, seen, work: withPaper, refuse }));
    },

    /** Asks the tablet that printed the ticket to print it again, once per displayed state. */
    async reprint(key: string, { after }: ReprintRequest, staff: Staff): Promise<KitchenOrder> {
      const kept = await orderAt(orders, key);
      if (kept.order.reprints > after) return viewOf(kept);
      return viewOf(await make(key, { ...staff, reprints: after + 1, work: withPaper, refuse }));
    },
  };
}
