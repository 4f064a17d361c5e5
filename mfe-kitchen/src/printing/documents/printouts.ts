import { type CounterPromise, fromCounterPromise, type Rules } from '@burger/shared/contracts';
import { allergyIn, type KitchenOrder, type ReadBy } from '@burger/shared/kitchen';
import { isolated } from '@burger/shared/i18n';
import {
  callNumber,
  goodsWords,
  paymentsByMethod,
  paymentMethodsText,
  readPromised,
  legalInvoice,
  sellerOf,
  toCollect,
  type InvoiceDocument,
  type Recipient,
} from '@burger/shared/order';
import { billLabel, englishBillLabels, formatMoney } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { promisedTextWithDate, momentText, timeText } from '@burger/shared/hours';
import { upiLink } from '@burger/shared/pricing/upi-link';
import { lineInLanguage, type DishNames } from '../../dish-names';
import { billed } from './billed';
import { printoutMessages as texts, ticketMessages } from '../messages/en';

export interface Part {
  station: string;
  lines: readonly number[];
}

export type Printout =
  /** `headed`: the heading, which explains why the ticket is printed again. */
  | { kind: 'ticket'; order: KitchenOrder; part?: Part; headed?: string }
  | { kind: 'label'; order: KitchenOrder }
  | { kind: 'bill'; order: KitchenOrder; issued: InvoiceDocument };

/** A part of a printout, from top to bottom; the same for printers and for pages that the browser prints. */
export type Block =
  | { is: 'line'; text: string; size?: 'small' | 'large' | 'largest'; bold?: true; centre?: true }
  /** The name of one dish, readable from two metres. */
  | { is: 'dish'; text: string }
  | { is: 'under'; text: string }
  | { is: 'box'; text: string }
  | { is: 'row'; left: string; right: string; bold?: true }
  | { is: 'rule' }
  | { is: 'qr'; text: string; label: string };

/** Returns the promised time, for a chosen slot with its date; null when nothing was promised. */
export function printedPromise(
  order: Pick<KitchenOrder, 'slot' | keyof CounterPromise<string>>,
): string | null {
  const promised = readPromised(fromCounterPromise(order));
  if (typeof promised.promisedFrom !== 'number') return null;
  return order.slot ? promisedTextWithDate(promised) : timeText(promised.promisedFrom);
}

type Line = KitchenOrder['lines'][number];

const piecesIn = (lines: readonly Pick<Line, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

function boxed(text: string): Block[] {
  if (!text) return [];
  const allergy = allergyIn(text);
  return allergy === null
    ? [{ is: 'box', text: isolated(text) }]
    : [
        { is: 'box', text: ticketMessages.allergy },
        { is: 'box', text: isolated(allergy) },
      ];
}

/** A dish in the cook's language with its English name below. */
function dishOnTicket(line: Line, names: DishNames): Block[] {
  const { quantity, note } = line;
  const { name, english, choices } = lineInLanguage(line, names);
  return [
    { is: 'dish', text: `${quantity} × ${isolated(name)}` },
    ...(english === null ? [] : [{ is: 'under', text: isolated(english) } as const]),
    ...choices.map((choice): Block => ({
      is: 'under',
      text: `+ ${[choice.name, choice.english && `(${choice.english})`].filter(Boolean).join(' ')}`,
    })),
    ...boxed(note),
  ];
}

const head = ({ orderId, kind, source }: KitchenOrder): Block[] => [
  { is: 'line', text: callNumber(orderId), size: 'largest' },
  { is: 'line', text: orderId, bold: true },
  { is: 'line', text: ticketMessages.kinds[kind].toUpperCase(), size: 'large' },
  ...(source ? [{ is: 'line', text: ticketMessages.sources[source] } as const] : []),
];

const nameOf = ({ customer }: KitchenOrder): string[] =>
  customer.name ? [isolated(customer.name)] : [];

/** The customer's fields that the kitchen ticket prints in boxes. The ticket's last line prints the name; bills name the business. */
const isBoxed: Record<ReadBy<'papers'>, boolean> = {
  ...{ name: false, instructions: true },
  ...{ gstin: false, legalName: false, billingAddress: false },
};
const boxedFields = (Object.keys(isBoxed) as ReadBy<'papers'>[]).filter((name) => isBoxed[name]);

/** The kitchen ticket: number and kind largest, one dish per line, no prices, only the customer's name. */
function ticket(
  { order, part, headed }: Extract<Printout, { kind: 'ticket' }>,
  names: DishNames,
): Block[] {
  const due = printedPromise(order);
  const lines = part ? part.lines.flatMap((at) => order.lines[at] ?? []) : order.lines;
  // The number of pieces reveals a torn ticket and dishes that other stations cook.
  const [here, all] = [piecesIn(lines), piecesIn(order.lines)];
  return [
    ...(headed ? [{ is: 'box', text: headed } as const] : []),
    ...(part ? [{ is: 'line', text: part.station, bold: true } as const] : []),
    ...head(order),
    { is: 'line', text: ticketMessages.placed(timeText(Date.parse(order.createdAt))) },
    ...(due === null ? [] : [{ is: 'line', text: ticketMessages.due(due), bold: true } as const]),
    { is: 'rule' },
    ...lines.flatMap((line) => dishOnTicket(line, names)),
    { is: 'rule' },
    ...boxedFields.flatMap((name) => boxed(order.customer[name] ?? '')),
    {
      is: 'line',
      text: [
        here < all ? ticketMessages.piecesHere(here, all) : ticketMessages.pieces(all),
        ...nameOf(order),
      ].join(' · '),
    },
  ];
}

const label = ({ order }: Extract<Printout, { kind: 'label' }>): Block[] => [
  ...head(order),
  ...nameOf(order).map((text): Block => ({ is: 'line', text, size: 'large' })),
  { is: 'line', text: ticketMessages.pieces(piecesIn(order.lines)), bold: true },
];

const small = (text: string): Block => ({ is: 'line', text, size: 'small', centre: true });

const recipientBlocks = ({ isRequired, name, address, gstin }: Recipient): Block[] =>
  isRequired
    ? [
        {
          is: 'line',
          text: texts.to([name, address].filter(Boolean).map(isolated).join(', ')),
        },
        ...(gstin ? [{ is: 'line', text: `${texts.gstin} ${gstin}`, bold: true } as const] : []),
      ]
    : [];

/** Returns how an order was paid, with amounts when several methods were used, or what is still due. */
function printedPayment(order: KitchenOrder, due: number): string {
  const { payment } = order;
  const ways = payment === 'pending' ? [] : paymentsByMethod({ ...order, payment });
  if (ways.length > 1) {
    return paymentMethodsText(ways, { paid: texts.pay, back: texts.back });
  }
  return `${texts.pay[payment]}${payment !== 'pending' && due > 0 ? texts.more(formatMoney(due)) : ''}`;
}

/** Returns the printed bill with prices, or a credit note with the credited lines. */
function bill(
  { order, issued }: Extract<Printout, { kind: 'bill' }>,
  { gst, upi }: PrintoutRules,
): Block[] {
  const made = legalInvoice(billed(order), sellerOf(gst, restaurant), issued);
  const isNote = issued.kind === 'creditNote';
  const { seller, ofBill, service } = made;
  const promised = printedPromise(order);
  const kind = [`#${callNumber(order.orderId)}`, ...nameOf(order), texts.kinds[order.kind]];
  if (promised !== null && !isNote) kind.push(texts.dueOn(promised));
  const number = [`${texts.number} ${issued.serial}`, momentText(Date.parse(issued.at))];
  if (ofBill) number.push(texts.ofBill(ofBill.serial, momentText(Date.parse(ofBill.at))));
  const taxed = [`${texts.fssai} ${seller.fssai}`, `${texts.sac} ${seller.sac}`];
  if (made.gstin) taxed.unshift(`${texts.gstin} ${made.gstin}`);
  const due = isNote ? 0 : toCollect(order);
  const paid = isNote ? '' : printedPayment(order, due);
  return [
    { is: 'line', text: seller.name, size: 'large', centre: true },
    small(`${seller.legalName}, ${seller.address}`),
    small(taxed.join(' · ')),
    small(texts.names[made.kind]),
    ...(made.declaresComposition ? [small(texts.composition)] : []),
    { is: 'line', text: number.join(', '), bold: true },
    {
      is: 'line',
      text: `${texts.order} ${order.orderId}, ${momentText(Date.parse(order.createdAt))}`,
    },
    { is: 'line', text: kind.join(' · ') },
    ...recipientBlocks(made.recipient),
    ...(made.isFinancial ? [small(texts.financial)] : []),
    { is: 'rule' },
    ...made.lines.flatMap(({ name, quantity, choices, called, price }): Block[] => [
      {
        is: 'row',
        left: `${quantity} × ${isolated(name)}`,
        right: typeof price === 'number' ? formatMoney(price * quantity) : '',
      },
      ...[choices, called ? [called.name, ...called.choices] : []].flatMap((words): Block[] =>
        words.length > 0 ? [{ is: 'under', text: words.join(', ') }] : [],
      ),
    ]),
    { is: 'rule' },
    ...made.sums.flatMap(({ what, amount, percent }): Block[] => {
      if (amount === null) return [];
      const left = billLabel({ ...englishBillLabels, subtotal: texts.dishes }, what, { percent });
      return [{ is: 'row', left, right: formatMoney(amount) }];
    }),
    { is: 'rule' },
    {
      is: 'row',
      left: texts.total,
      right: made.total === null ? '' : formatMoney(made.total),
      bold: true,
    },
    ...(service === null
      ? []
      : [
          {
            is: 'line',
            text: texts.taxable(seller.sac, formatMoney(service)),
            size: 'small',
          } as const,
        ]),
    ...made.goods.map((one): Block => ({
      is: 'line',
      text: `${texts.inPrice(one.hsn)}: ${goodsWords(one)}`,
      size: 'small',
    })),
    ...(made.kind === 'taxInvoice'
      ? [{ is: 'line', text: texts.reverseCharge, size: 'small' } as const]
      : []),
    ...(upi && due > 0
      ? [
          {
            is: 'qr',
            text: upiLink(upi, due, order.orderId),
            label: texts.byUpi(formatMoney(due)),
          } as const,
        ]
      : []),
    ...(isNote ? [] : [{ is: 'line', text: `${paid}. ${texts.thanks}` } as const]),
  ];
}

export type PrintoutRules = Pick<Rules, 'gst' | 'upi'>;

/** Returns the blocks of a printout. `names`: today's menu, for tickets in the cook's language. */
export function blocksOf(
  one: Printout,
  rules: PrintoutRules,
  names: DishNames = null,
): readonly Block[] {
  switch (one.kind) {
    case 'ticket':
      return ticket(one, names);
    case 'label':
      return label(one);
    case 'bill':
      return bill(one, rules);
  }
}

export const testBlocks = (name: string, now: number): readonly Block[] => [
  { is: 'line', text: restaurant.name, size: 'large', centre: true },
  { is: 'line', text: `${texts.test} · ${name}`, bold: true },
  { is: 'line', text: momentText(now) },
  { is: 'rule' },
  { is: 'dish', text: '2 × Masala Dosa' },
  { is: 'under', text: '+ ಮಸಾಲೆ ದೋಸೆ · मसाला डोसा' },
  { is: 'box', text: texts.noteOfTest },
  { is: 'row', left: texts.total, right: formatMoney(123_450), bold: true },
  { is: 'qr', text: restaurant.name, label: texts.codeOfTest },
];
