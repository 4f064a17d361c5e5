import type { ClosingReason } from '@burger/shared/contracts';
import type { LegalInvoice, OrderDocument } from '@burger/shared/order';
import type { CustomerNews } from '../../notifications/outbox';
import { refundDays } from '@burger/shared/restaurant';

export interface NewsWords {
  subject: (order: string) => string;
  title: string;
  text: string;
}

/** Texts about deliveries. `pickup` and `paid` replace those that differ for pickup and prepaid orders. */
type NewsOfKinds = NewsWords & {
  pickup?: Partial<NewsWords>;
  paid?: Partial<NewsWords>;
  /** Texts for the refund of an extra payment, when the order itself stays paid. */
  extra?: Partial<NewsWords>;
};

export interface MailWords {
  news: Record<CustomerNews, NewsOfKinds>;
  /** Texts for orders cancelled after the courier had left with them. */
  broughtBack: NewsOfKinds;
  hello: (name: string) => string;
  arrives: string;
  insteadOf: string;
  collect: string;
  follow: string;
  reason: string;
  /** Texts of reason codes; free-text reasons are shown unchanged. */
  reasons: Record<ClosingReason, string>;
  address: string;
  pickupAt: string;
  number: string;
  called: string;
  changed: { added: string; off: string; other: string; before: string };
  bill: {
    note: string;
    total: string;
    paid: string;
    givenBack: string;
    back: Record<'cash' | 'upi' | 'online', string>;
    before: string;
    more: string;
  };
  legal: Record<LegalInvoice['kind'], string> & {
    ofBill: (note: string, bill: string) => string;
    toBill: string;
    to: string;
    fssai: string;
    service: string;
    /** Label of the tax included in the price of sealed goods, before the HSN code. */
    inPrice: string;
    place: string;
    /** Label of the service's taxable value, followed by its code (SAC). */
    taxable: string;
    /** GST bills must state whether the recipient owes the tax (reverse charge); here the answer is always no. */
    reverseCharge: readonly [label: string, no: string];
    /** Sentence on a credit note issued too late to lower any tax. */
    financial: string;
    payment: string;
    paid: Record<'cash' | 'upi' | 'online', string>;
    /** Sentence that the law requires of a composition taxpayer. */
    composition: string;
  };
  questions: (phone: string) => string;
  /** Texts of push messages whose mails go on with a table. */
  push: {
    open: string;
    bill: string;
    /** Title of the message to the counter about a new order, with the number that is called out. */
    newOrder: (number: string) => string;
    kinds: Record<OrderDocument['kind'], string>;
  };
}

/** The law prescribes this English wording (CGST Rules, rule 5). */
export const composition = 'Composition taxable person, not eligible to collect tax on supplies';

export const english: MailWords = {
  news: {
    received: {
      subject: (order) => `We have your order ${order}`,
      title: 'We have your order',
      text: 'The kitchen confirms it in a moment. You can cancel it for five minutes, as long as nobody has confirmed it.',
    },
    confirmed: {
      subject: (order) => `Order ${order} is confirmed`,
      title: 'Your order is confirmed',
      text: 'The kitchen has it, and cooks it fresh.',
    },
    later: {
      subject: (order) => `Order ${order} needs a little longer`,
      title: 'Your order needs a little longer',
      text: 'We are sorry to keep you waiting. This is the new time.',
    },
    leaving: {
      subject: (order) => `Order ${order} is on its way`,
      title: 'Your order is on its way',
      text: 'Our rider has left with your food. Please have the amount ready, or pay by UPI at the door.',
      paid: { text: 'Our rider has left with your food. It is paid.' },
      pickup: {
        subject: (order) => `Order ${order} is ready to collect`,
        title: 'Your order is ready',
        text: 'Please collect it at our counter while it is hot.',
      },
    },
    'brought-back': {
      subject: (order) => `Order ${order} could not be handed over`,
      title: 'We could not hand over your order',
      text: 'Our rider is bringing it back. Please call us: we send it again, or cancel it.',
    },
    delivered: {
      subject: (order) => `Your bill for order ${order}`,
      title: 'Enjoy your meal!',
      text: 'Your order was delivered. This is your bill.',
      pickup: { text: 'Thank you for coming by. This is your bill.' },
    },
    cancelled: {
      subject: (order) => `Order ${order} was cancelled`,
      title: 'Your order was cancelled',
      text: 'Nothing is cooked, and there is nothing to pay.',
      paid: { text: 'Nothing is cooked. What you paid goes back by itself, the way it came.' },
    },
    changed: {
      subject: (order) => `Order ${order} was changed`,
      title: 'We have changed your order',
      text: 'As you asked us. This is what it is now; please call us if something of it is wrong.',
    },
    'taken-back': {
      subject: (order) => `Your credit note for order ${order}`,
      title: 'We have taken something back',
      text: 'This is the credit note for it; we give you its amount back.',
    },
    'let-go': {
      subject: (order) => `Order ${order} was not paid`,
      title: 'Your order was not paid in time',
      text: 'So we have let it go: nothing is cooked. Should your bank have taken the amount after all, it comes back by itself.',
    },
    refunded: {
      subject: (order) => `Your refund for order ${order}`,
      title: 'A refund is on its way to you',
      text: `It goes back the way it came. Your bank may take up to ${refundDays()} days to show it.`,
      extra: {
        title: 'You paid more than once',
        text: `Your order is paid, and nothing changes for it. What came beside that goes back the way it came. Your bank may take up to ${refundDays()} days to show it.`,
      },
    },
  },
  broughtBack: {
    subject: (order) => `Order ${order} could not be delivered`,
    title: 'Your order could not be delivered',
    text: 'Our rider had to bring it back. There is nothing to pay. Please call us if you still want it.',
    paid: {
      text: 'Our rider had to bring it back. What you paid goes back by itself, the way it came. Please call us if you still want it.',
    },
  },
  hello: (name) => `Hello ${name},`,
  arrives: 'Arrives',
  insteadOf: 'Instead of',
  collect: 'Ready to collect',
  follow: 'Follow it here',
  reason: 'Reason',
  reasons: {
    'item-unavailable': 'Something in it has run out',
    'too-busy': 'The kitchen is too busy',
    'customer-asked': 'You asked for it',
    'out-of-area': 'The address is too far for us',
    'not-reachable': 'We could not reach you',
    'nobody-opens': 'Nobody opened the door',
    'address-not-found': 'We could not find the address',
    refused: 'It was not accepted at the door',
    'not-delivered': 'It could not be delivered',
  },
  address: 'To',
  pickupAt: 'At',
  number: 'Order',
  called: 'We call it out as',
  changed: { added: 'Added', off: 'Taken off', other: 'Changed', before: 'Total before' },
  bill: {
    note: 'Note',
    total: 'Total, to pay when you get it',
    paid: 'Total',
    back: { online: 'Goes back online', cash: 'Paid out in cash', upi: 'Paid out by UPI' },
    givenBack: 'Given back',
    before: 'Paid before',
    more: 'To pay when you get it',
  },
  legal: {
    taxInvoice: 'Tax Invoice',
    billOfSupply: 'Bill of Supply',
    bill: 'Bill',
    creditNote: 'Credit Note',
    summary: 'Order',
    ofBill: (note, bill) => `${note}, for bill ${bill}`,
    toBill: 'For bill',
    to: 'Bill to',
    fssai: 'FSSAI licence no.',
    service: 'Restaurant service',
    inPrice: 'Tax in the price, HSN',
    place: 'Place of supply',
    taxable: 'Taxable value, SAC',
    reverseCharge: ['Reverse charge', 'No'],
    financial: 'Given back without lowering GST (CGST Act, section 34(2))',
    payment: 'Payment',
    paid: { cash: 'Paid in cash', upi: 'Paid by UPI', online: 'Paid online' },
    composition,
  },
  questions: (phone) => `Questions? Call us on ${phone}.`,
  push: {
    open: 'Tap to see what it is now.',
    bill: 'You find its bill under My Orders.',
    newOrder: (number) => `New order #${number}`,
    kinds: { delivery: 'Delivery', pickup: 'Pickup' },
  },
};
