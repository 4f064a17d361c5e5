import { customerMail as mailOf } from './customer-mail';
import type { GstRules, OrderStatus } from '@burger/shared/contracts';
import { languages, type Language } from '@burger/shared/i18n';
import type { StoredInvoice, OrderDocument } from '@burger/shared/order';
import { aBilledOrder, anOrder, paidOnline } from '@burger/shared/testing/an-order';
import { published } from '@burger/shared/testing/a-shop';
import { testCounter } from '../../testing/counter';
import { orderBody } from '../../testing/fake-ports';
import { createOutboxJob } from '../notifications/announce';
import type { CustomerNews } from '../notifications/outbox';

const everyNews = [
  ...(['received', 'confirmed', 'later', 'leaving'] as const),
  ...(['brought-back', 'delivered', 'cancelled'] as const),
];
const { gst } = published.rules;
const customerMail = (news: CustomerNews, order: OrderDocument, changes: Partial<GstRules> = {}) =>
  mailOf(news, order, { ...gst, ...changes });
const site = 'https://burgerkatte.example';

/** Expected mail texts per language: time, page link, kind of bill, payment method, cancellation reason. */
const inLanguages: [Language, when: string, page: string, ...bill: string[]][] = [
  [
    ...(['en', 'Arrives: 2:15–2:30 PM', '/track#'] as const),
    ...['Tax Invoice: BK/2526/7, 5 January 2026', 'Payment: Paid in cash'],
    'Reason: Nobody opened the door',
  ],
  [
    ...(['kn', 'ತಲುಪುವ ಸಮಯ: ಮಧ್ಯಾಹ್ನ 2:15–2:30', '/kn/track#'] as const),
    ...['ತೆರಿಗೆ ಇನ್‌ವಾಯ್ಸ್ (Tax Invoice): BK/2526/7, ಜನವರಿ 5, 2026', 'ಪಾವತಿ: ನಗದಾಗಿ ಪಾವತಿಸಲಾಗಿದೆ'],
    'ಕಾರಣ: ಯಾರೂ ಬಾಗಿಲು ತೆರೆಯಲಿಲ್ಲ',
  ],
  [
    ...(['hi', 'पहुँचने का समय: ', '/hi/track#'] as const),
    ...['टैक्स इनवॉइस (Tax Invoice): BK/2526/7, 5 जनवरी 2026', 'भुगतान: नकद दिया गया'],
    'वजह: किसी ने दरवाज़ा नहीं खोला',
  ],
];

test.each(inLanguages)(
  'the order mails in %s contain time, link and reasons',
  (language, when, page, ...messages) => {
    const { to, text, html } = customerMail('confirmed', anOrder({ language }));
    const link = `${site}${page}0123456789abcdef0123456789abcdef`;
    expect(to).toBe('asha@example.in');
    expect(text).toContain(when);
    expect(text).toContain(link);
    expect(html).toContain(`<a href="${link}">`);
    expect(html).toContain(`lang="${languages[language].tag}"`);
    const bill = customerMail('delivered', aBilledOrder({ language, paidBy: 'cash' }));
    const gone = customerMail('cancelled', anOrder({ language, reason: 'nobody-opens' }));
    for (const words of messages) expect(bill.text + gone.text).toContain(words);
  },
);

test("a pickup mail contains the restaurant's address instead of the customer's", () => {
  const { text } = customerMail('leaving', anOrder({ kind: 'pickup' }));
  expect(text).toContain('collect it at our counter');
  expect(text).toContain('14 Kithaganur Main Road');
  expect(text).not.toContain('12 Lake View Road');
});

test('a mail isolates right-to-left customer text in its text and HTML parts', () => {
  const { customerDetails } = anOrder();
  const urdu = { ...customerDetails, name: 'آمنہ', address: '12, باغ' };
  const { text, html } = customerMail('confirmed', anOrder({ customerDetails: urdu }));
  expect(text).toContain('Hello \u2068آمنہ\u2069,');
  expect(text).toContain(': \u206812, باغ\u2069\n');
  expect(html).toContain('<td>\u206812, باغ\u2069</td>');
});

const back = { id: 'r', of: 'p1', amount: 51.45, reason: 'taken-back', tries: 1 } as const;
const refund = { ...back, at: '', state: 'done' } as const;
const paid = { ...paidOnline(), online: { ...paidOnline().online, refunds: [refund] } };

test.each<[Language, ...said: string[]]>([
  [
    'en',
    'It is paid.',
    'Total: ₹102.90',
    'Paid online',
    'was not paid in time',
    'Given back: ₹51.45',
  ],
  [
    'kn',
    'ಪಾವತಿ ಆಗಿದೆ.',
    'ಒಟ್ಟು: ₹102.90',
    'ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಪಾವತಿಸಲಾಗಿದೆ',
    'ಪಾವತಿ ಸಮಯಕ್ಕೆ ಆಗಲಿಲ್ಲ',
    'ಹಿಂದಿರುಗಿಸಿದ ಮೊತ್ತ: ₹51.45',
  ],
  [
    'hi',
    'भुगतान हो चुका है।',
    'कुल: ₹102.90',
    'ऑनलाइन दिया गया',
    'समय पर नहीं हुआ',
    'लौटाई गई रकम: ₹51.45',
  ],
])('mails about an online order in %s do not ask for cash', (language, ...messages) => {
  const mails = [
    customerMail('leaving', anOrder({ language, ...paid })),
    customerMail('received', anOrder({ language, ...paid })),
    customerMail('delivered', aBilledOrder({ language, ...paid })),
    customerMail('let-go', anOrder({ language, orderStatus: 'cancelled' })),
    customerMail('refunded', anOrder({ language, ...paid })),
  ];
  for (const [at, words] of messages.entries()) expect(mails[at]?.text).toContain(words);
  for (const { text } of mails) expect(text).not.toMatch(/\b(p1|a1)\b/);
});

const paidAt = '2026-01-05T08:05:00.000Z';
const { online } = paidOnline(102.9, { at: paidAt });
const changed = anOrder({
  ...paid,
  items: [
    { ...anOrder().items[0]!, quantity: 3 },
    { ...anOrder().items[0]!, id: 42, name: 'Mineral Water', price: 20, quantity: 1 },
  ],
  pricing: { ...anOrder().pricing, subtotal: 167, cgst: 4.18, sgst: 4.18, total: 175.36 },
  online,
  orderStatus: 'confirmed',
  changes: [
    {
      ...{ at: '2026-01-05T08:10:00.000Z', press: 'p', kept: [0, null], papers: 0 },
      ...{ items: anOrder().items, pricing: anOrder().pricing },
    },
  ],
});

test.each<[Language, ...said: string[]]>([
  [
    'en',
    'Added: 1 × Mineral Water',
    'Changed: 2 → 3 × Aloo',
    'Total before: ₹102.90',
    'To pay when you get it: ₹72.46',
  ],
  ['kn', 'ಸೇರಿಸಿದ್ದು: 1 × Mineral Water', '2 → 3 × Aloo', 'ಮೊದಲಿನ ಒಟ್ಟು: ₹102.90', 'ಪಾವತಿಸಬೇಕಾದದ್ದು: ₹72.46'],
  ['hi', 'जोड़ा गया: 1 × Mineral Water', '2 → 3 × Aloo', 'पहले का कुल: ₹102.90', 'देना है: ₹72.46'],
])(
  'the mail about a changed order in %s lists the changes and the amount left to pay',
  (language, ...messages) => {
    const { text, subject } = customerMail('changed', { ...changed, language });
    expect(subject).toContain('BK000000001');
    for (const words of [...messages, '₹175.36', '/track#']) expect(text).toContain(words);
    const cheaper = {
      ...changed,
      pricing: anOrder().pricing,
      online: { ...online, refunds: [{ ...refund, id: 'p', at: paidAt }] },
    };
    expect(customerMail('changed', cheaper).text).toContain('Given back: ₹51.45');
    const leaving = customerMail('leaving', { ...changed, orderStatus: 'out_for_delivery' });
    expect(leaving.text).not.toContain('It is paid.');
    const billed = {
      ...aBilledOrder({ ...changed, orderStatus: 'delivered' }),
      collected: { amount: 72.46, by: 'upi' as const },
    };
    expect(customerMail('delivered', billed).text).toContain(
      'Paid online ₹102.90, Paid by UPI ₹72.46',
    );
  },
);

test.each<[Language, title: string]>([
  ['en', 'You paid more than once'],
  ['kn', 'ನೀವು ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ಬಾರಿ ಪಾವತಿಸಿದ್ದೀರಿ'],
  ['hi', 'आपने एक से ज़्यादा बार भुगतान किया'],
])(
  'the mail about refunding an accidental second payment says that the order is paid, in %s',
  (language, title) => {
    const twice = { ...back, of: 'p2', at: paidAt, state: 'requested' } as const;
    const { text } = customerMail('refunded', {
      ...anOrder({ language, ...paid }),
      online: { ...online, refunds: [twice] },
    });
    expect(text).toContain(title);
    expect(text).toContain('₹51.45');
  },
);

test.each<[Language, to: string]>([
  ['en', 'Bill to'],
  ['kn', 'ಬಿಲ್ ಯಾರಿಗೆ'],
  ['hi', 'बिल किसके नाम'],
])('a bill for a business contains its name, address and GSTIN, in %s', (language, to) => {
  const { customerDetails } = anOrder();
  const business = { gstin: '27AAPFU0939F1ZV', legalName: 'Asha Foods' };
  const order = aBilledOrder({ language, customerDetails: { ...customerDetails, ...business } });
  const { text } = customerMail('delivered', order);
  expect(text).toContain(`${to}: Asha Foods, ${customerDetails.address}`);
  expect(text).toContain(`${to}, GSTIN: 27AAPFU0939F1ZV`);
  expect(customerMail('delivered', aBilledOrder({ language })).text).not.toContain(`${to}:`);
});

test('the bill of a paid order that became cheaper shows the amount returned by UPI', () => {
  const order = aBilledOrder({
    ...{ paymentStatus: 'paid', paidBy: 'cash', paidAhead: true },
    collected: { amount: -10, by: 'upi' },
  });
  expect(customerMail('delivered', order).text).toContain(
    'Paid in cash ₹112.90, Paid out by UPI ₹10.00',
  );
});

const historyOf = (...states: OrderStatus[]) =>
  states.map((status) => ({ status, at: '2026-01-05T08:00:00.000Z', by: 'kitchen' as const }));
const cancelledAfter = (...states: OrderStatus[]) =>
  anOrder({ orderStatus: 'cancelled', history: historyOf(...states, 'cancelled') });

test.each<[Language, nothing: string, back: string]>([
  ['en', 'nothing to pay', 'What you paid goes back by itself'],
  ['kn', 'ಪಾವತಿಸಬೇಕಾದದ್ದ', 'ಬಂದ ದಾರಿಯಲ್ಲೇ ತಾನಾಗಿಯೇ ಹಿಂದಿರುಗುತ್ತದೆ'],
  ['hi', 'कुछ देना नहीं', 'उसी तरीके से अपने आप लौट आएगा'],
])(
  'the cancellation mail of a paid order in %s announces the refund',
  (language, nothing, back) => {
    const ends = [cancelledAfter('placed'), cancelledAfter('placed', 'out_for_delivery')];
    for (const end of ends) {
      const unpaid = customerMail('cancelled', { ...end, language });
      expect(unpaid.text.toLowerCase()).toContain(nothing);
      for (const kind of ['delivery', 'pickup'] as const) {
        const { text } = customerMail('cancelled', { ...end, ...paid, language, kind });
        expect(text).toContain(back);
        expect(text.toLowerCase()).not.toContain(nothing);
      }
    }
  },
);

test.each<[CustomerNews, OrderDocument, subject: string, said: string]>([
  ['leaving', anOrder(), 'is on its way', 'Your order is on its way'],
  ['leaving', anOrder({ kind: 'pickup' }), 'is ready to collect', 'Your order is ready'],
  [
    'cancelled',
    cancelledAfter('placed', 'preparing', 'out_for_delivery'),
    'could not be delivered',
    'Our rider had to bring it back.',
  ],
  [
    'cancelled',
    cancelledAfter('placed'),
    'was cancelled',
    'Nothing is cooked, and there is nothing to pay.',
  ],
])('the %s mail suits the kind and history of order %#', (news, order, subject, message) => {
  const mail = customerMail(news, order);
  expect(mail.subject).toContain(`Order BK000000001 ${subject} – `);
  expect(mail.text).toContain(message);
});

test('a cancellation mail contains the reason but no bill', () => {
  const gone = customerMail('cancelled', anOrder({ reason: 'too-busy' }));
  expect(gone.text).toContain('Reason: The kitchen is too busy');
  expect(gone.text).not.toContain('102.90');
  for (const reason of ['No gas', 'constructor']) {
    expect(customerMail('cancelled', anOrder({ reason })).text).toContain(`Reason: ${reason}`);
  }
});

test('the bill mail contains the legally required details and the payment method', () => {
  const paid = aBilledOrder({ paymentStatus: 'paid', paidBy: 'upi' });
  const { text } = customerMail('delivered', paid);
  for (const line of [
    '2 × Aloo Tikki Burger: ₹98.00',
    'CGST 2.5%: ₹2.45',
    'SGST 2.5%: ₹2.45',
    'Total: ₹102.90',
    'FSSAI licence no.: 11224999000123',
    'Tax Invoice: BK/2526/7, 5 January 2026',
    'Burger Katte Foods LLP',
    'GSTIN: 29ABCDE1234F1Z5',
    'SAC: 996331 (Restaurant service)',
    'Place of supply: Karnataka',
    'Payment: Paid by UPI',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toMatch(/^Burger Katte, 14 Kithaganur Main Road, .*560036, Karnataka$/m);
  expect(customerMail('confirmed', paid).text).not.toMatch(/GSTIN|Tax Invoice/);
});

// Other tests cover the legal kinds of bills (shared/src/order/invoices.test.ts) and amounts (tests/bills).
test('the bill mail follows the tax scheme of its date and shows tax included in sealed goods', () => {
  const { seller, pricing, items } = anOrder();
  const untaxed = { ...pricing, cgst: 0, sgst: 0, total: 98 };
  const composition = { ...seller, scheme: 'composition', cgst: 0, sgst: 0 } as const;
  const { text } = customerMail(
    'delivered',
    aBilledOrder({ seller: composition, pricing: untaxed }),
  );
  expect(text).toContain('Bill of Supply: BK/2526/7, 5 January 2026');
  expect(text).toContain('Composition taxable person, not eligible to collect tax');
  expect(text).not.toContain('CGST');
  const bottle = { ...items[0]!, price: 40, priceIncludesTax: { hsn: '2202', rate: 2800 } };
  const rounded = { ...untaxed, subtotal: 80, roundOff: -0.4, total: 79.6 };
  const sealed = customerMail('delivered', aBilledOrder({ items: [bottle], pricing: rounded }));
  const tax = '₹62.50 + CGST 14% ₹8.75 + SGST 14% ₹8.75';
  expect(sealed.text.replaceAll('\u00a0', ' ')).toContain(`Tax in the price, HSN 2202: ${tax}`);
  expect(sealed.text).toContain('Round off: -₹0.40');
});

test('an order mail names dishes and options in the language of the order', () => {
  const cheese = { group: 'extras', choice: 'cheese', name: 'Cheese slice', price: 20 };
  const [item] = anOrder().items;
  const named = {
    ...item!,
    names: { kn: 'ಆಲೂ ಟಿಕ್ಕಿ ಬರ್ಗರ್' },
    choices: [{ ...cheese, names: { kn: 'ಚೀಸ್' } }],
  };
  const english = '2 × Aloo Tikki Burger: ₹98.00\n   Cheese slice';
  const message = { en: english, hi: english, kn: '2 × ಆಲೂ ಟಿಕ್ಕಿ ಬರ್ಗರ್: ₹98.00\n   ಚೀಸ್' };
  for (const [language, line] of Object.entries(message) as [Language, string][]) {
    expect(customerMail('delivered', anOrder({ language, items: [named] })).text).toContain(line);
  }
});

test('mails about an unpaid order never say that it is paid', () => {
  for (const language of Object.keys(languages) as Language[]) {
    for (const news of everyNews) {
      const { text, subject } = customerMail(news, anOrder({ language }));
      expect(subject).toContain('BK000000001');
      expect(text).not.toMatch(/\bpaid\b|undefined|null/i);
    }
  }
});

test('order mails escape all user text', () => {
  const typed = '<img src=x onerror=alert(1)>"&';
  const details = { ...anOrder().customerDetails, name: typed, address: typed };
  const items = anOrder().items.map((item) => ({ ...item, name: typed, note: typed }));
  const order = anOrder({ customerDetails: details, items, reason: typed });
  for (const news of everyNews) {
    const { html } = customerMail(news, order);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x');
  }
});

describe('mails over the life of an order', () => {
  const email = 'asha@example.in';
  const counter = testCounter();
  let isDown: boolean;
  beforeEach(() => void (isDown = false));

  const placeWith = (address: string) =>
    counter.place({ customer: { ...orderBody().customer, email: address } });
  const sweep = () =>
    createOutboxJob({
      ...counter.ports,
      outbox: counter.outbox,
      sendMail: async (mail) => {
        if (isDown) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        const unknown = Object.assign(new Error('unknown'), { responseCode: 550 });
        if (mail.to === 'nobody@example.in') throw unknown;
        await counter.ports.sendMail(mail);
      },
    })();
  const notified = () =>
    counter.mails
      .filter(({ kind }) => kind === 'customer')
      .map(({ to, subject }) => [to, subject.replace(/ ?BK\d+.*/, '')]);

  test('each delay of an order is mailed once, with the originally promised time', async () => {
    const key = await placeWith(email);
    await counter.walk(key, 'confirmed');
    await sweep();
    const before = counter.mails.length;
    for (const press of ['press-0001', 'press-0001', 'press-0002']) {
      await counter.post(`/orders/${key}/promise`, { addMinutes: 10, press });
    }
    await sweep();
    await sweep();
    const later = counter.mails.slice(before);
    expect(later).toHaveLength(2);
    expect(later.at(-1)?.text).toContain('Arrives: 2:35–2:50 PM\nInstead of: 2:15–2:30 PM');
  });

  test('an undone status change is not mailed, and is mailed once when made again', async () => {
    const key = await placeWith(email);
    await sweep();
    await counter.walk(key, 'confirmed', 'placed');
    await sweep();
    expect(notified()).toHaveLength(1);
    await counter.walk(key, 'confirmed');
    await sweep();
    await counter.walk(key, 'placed', 'confirmed');
    await sweep();
    expect(notified()).toHaveLength(2);
  });

  test('a customer address that the mail server rejects is given up without delaying other mails', async () => {
    await placeWith('nobody@example.in');
    await placeWith(email);
    await sweep();
    expect(notified()).toEqual([[email, 'We have your order']]);
    counter.pass(3600);
    expect(await sweep()).toMatchObject({ failed: 0 });
  });
});

// CGST Act, section 34: a credit note has to refer to its bill.
test('the credit note mail lists the credited lines, the bill number and the refund', () => {
  const { papers, pricing } = aBilledOrder();
  const half = { ...pricing, subtotal: 49, cgst: 1.23, sgst: 1.23, total: 51.46 };
  const note: StoredInvoice = {
    ...{ kind: 'creditNote', serial: 'BKC/2526/1', at: '2026-01-05T10:00:00.000Z' },
    ...{ of: 'BK/2526/7', reason: 'Not good', press: 'press-0001', pricing: half },
    taken: [{ line: 0, quantity: 1 }],
  };
  const both = [...papers, note];
  const back = { ...aBilledOrder({ paidBy: 'cash' }), papers: both };
  const { subject, text } = customerMail('taken-back', back);
  expect(subject).toContain('Your credit note for order BK000000001');
  const lines = text.split('\n');
  for (const line of [
    '1 × Aloo Tikki Burger: ₹49.00',
    'CGST 2.5%: ₹1.23',
    'Given back: ₹51.46',
    'Credit Note: BKC/2526/1, 5 January 2026',
    'For bill: BK/2526/7, 5 January 2026',
    'Bill to: Asha, 12 Lake View Road, Karnataka (29)',
    'Taxable value, SAC 996331: ₹49.00',
    'GSTIN: 29ABCDE1234F1Z5',
  ]) {
    expect(lines).toContain(line);
  }
  expect(text).not.toMatch(/Tax Invoice|Paid in cash|Not good/);
  const { items } = back;
  const after = back.items.map((item) => ({ ...item, name: 'Cold Coffee' }));
  const change = {
    at: '2026-01-05T11:00:00.000Z',
    press: 'p',
    papers: 2,
    kept: [0],
    items,
    pricing,
  };
  const later = customerMail('taken-back', { ...back, items: after, changes: [change] });
  expect(later.text.split('\n')).toContain('1 × Aloo Tikki Burger: ₹49.00');
  const gone = anOrder({ orderStatus: 'cancelled', papers: both });
  const named = 'Credit Note: BKC/2526/1, for bill BK/2526/7';
  expect(customerMail('cancelled', gone).text).toContain(named);
});

// ₹135.46 was paid online; after a change to ₹323.40 the rest was collected in cash. The whole order is
// credited.
test.each([
  [undefined, 'Paid out in cash: ₹187.94'],
  ['cash', 'Paid out in cash: ₹187.94'],
  ['upi', 'Paid out by UPI: ₹187.94'],
] as const)(
  'the mail about crediting a complete order gives the amounts refunded online and by %s',
  (out, paidOut) => {
    const order = aBilledOrder({
      ...{ paymentStatus: 'paid', paidBy: 'online' },
      collected: { amount: 187.94, by: 'cash' },
    });
    const pricing = { ...order.pricing, subtotal: 308, cgst: 7.7, sgst: 7.7, total: 323.4 };
    const bill = { ...order.papers![0]!, pricing };
    const note: StoredInvoice = {
      ...{ kind: 'creditNote', serial: 'BKC/2526/1', at: '2026-01-05T10:00:00.000Z' },
      ...{ of: bill.serial, reason: 'Not good', press: 'press-0001', pricing },
      ...{ taken: [{ line: 0, quantity: 2 }], ...(out && { out }) },
    };
    const { text } = customerMail('taken-back', { ...order, pricing, papers: [bill, note] });
    const lines = text.split('\n');
    expect(lines.filter((one) => /^(Goes back|Paid out)/.test(one))).toEqual([
      'Goes back online: ₹135.46',
      paidOut,
    ]);
    expect(lines).toContain('Given back: ₹323.40');
    expect(text).not.toContain('₹323.40 goes back');
  },
);

test('the mail about a credit note for cash and online payments gives the amount refunded by each', () => {
  const order = aBilledOrder({
    ...{ paymentStatus: 'paid', paidBy: 'online' },
    collected: { amount: 72.46, by: 'cash' },
  });
  const { pricing, papers } = order;
  const half = { ...pricing, subtotal: 49, cgst: 1.23, sgst: 1.23, total: 51.46 };
  const note: StoredInvoice = {
    ...{ kind: 'creditNote', serial: 'BKC/2526/1', at: '2026-01-05T10:00:00.000Z' },
    ...{ of: 'BK/2526/7', reason: 'Not good', press: 'press-0001', pricing: half },
    taken: [{ line: 0, quantity: 1 }],
  };
  const lines = customerMail('taken-back', { ...order, papers: [...papers!, note] }).text.split(
    '\n',
  );
  expect(lines).toEqual(
    expect.arrayContaining([
      'Goes back online: ₹30.44',
      'Paid out in cash: ₹21.02',
      'Given back: ₹51.46',
    ]),
  );
});
