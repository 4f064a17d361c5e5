/** A test that covers a case: its file, and a part of its title or of a `test.each` row. */
type Holder = readonly [file: string, title: string];

/** A failure known from other shops, with the shortest steps that reproduce it. */
export interface FieldCase {
  name: string;
  input: string;
  right: string;
  heldBy: readonly Holder[];
}

const money = 'functions/src/kitchen/cash.test.ts';
const crash = 'tests/e2e/mfe-kitchen/counter-crash.spec.ts';
const printing = 'mfe-kitchen/src/printing/queue/printing.test.ts';
const translated = 'tests/engines/translated.spec.ts';
const early = 'tests/engines/early-presses.spec.ts';
const typed = 'mfe-kitchen/src/take-order/draft.test.ts';
const atProvider = 'tests/contract/at-the-provider.test.ts';

export const fieldCases: Readonly<Record<`G${number}`, FieldCase>> = {
  G1: {
    name: 'A translated or crashed counter',
    input: 'Start a shift, translate the page or let the board throw, then let another order ring.',
    right:
      'The counter goes on, or sounds like a lost connection until somebody acts. A first crash mends itself.',
    heldBy: [
      [crash, 'a counter translated by the browser still accepts'],
      [crash, 'a counter board that crashes once is rendered again'],
      [crash, 'a counter board that crashes repeatedly sounds an alarm until the page is reloaded'],
      [crash, 'a counter that the shell replaces by an error sounds an alarm until the next press'],
      [translated, 'staff pages are marked as not to be translated @chromium'],
      ['mfe-kitchen/src/shift/crash-guard.test.tsx', 'a crash notice that crashes too'],
    ],
  },
  G2: {
    name: 'A translated menu',
    input: 'Translate /menu, then add a dish; go on to My Orders.',
    right: 'One more dish in the cart, the menu as it was, the order placed.',
    heldBy: [
      [
        translated,
        'a menu translated by the browser keeps its dishes during search and adding @chromium',
      ],
      [
        translated,
        'an order works from the menu to My Orders on a site translated by the browser @chromium',
      ],
    ],
  },
  G3: {
    name: 'Several presses while the page loads',
    input: 'Hold the scripts back; press Add of three dishes, then the cart or a link.',
    right: 'Every press is done, in its order.',
    heldBy: [
      [
        early,
        'clicks on three dishes and the cart during loading respond at once, then run in sequence @chromium',
      ],
      [early, 'a dish added during loading is in the cart of the page that a link opens @chromium'],
    ],
  },
  G4: {
    name: 'Cash that a rider owes',
    input: 'Door delivery paid in cash at the counter, handed over to Imran, delivered; ` imran`.',
    right: 'Imran owes ₹0, the day has its cash, and both spellings are one rider.',
    heldBy: [
      [money, 'a courier owes no cash for an order that was paid at the counter'],
      [money, "spellings of a courier's name that differ in case and spaces count as one courier"],
    ],
  },
  G5: {
    name: 'Cash taken today for tomorrow',
    input: 'Door pickup for tomorrow 1:00 PM, paid in cash now.',
    right: 'Today has the cash and closes without a difference; tomorrow has the sales.',
    heldBy: [
      [
        money,
        "cash taken today for tomorrow's order counts as cash of today and as sales of tomorrow",
      ],
    ],
  },
  G6: {
    name: 'Cash paid out for what was not paid in cash',
    input: 'Take back an order paid by UPI, or pay out a failed refund, in cash.',
    right: 'Staff say how it was paid out, and the cash of that day is lower by it.',
    heldBy: [
      [money, 'a cash refund of a UPI order lowers the cash of the day'],
      [money, 'an online refund that fails and is paid out in cash lowers the cash of that day'],
      [
        'mfe-kitchen/src/order/refunds.test.tsx',
        'a failed refund offers "%s" with the reason "%s"',
      ],
    ],
  },
  G7: {
    name: 'A refund of an order paid online and in cash',
    input: 'Paid online, made dearer, the rest collected in cash; then all of it taken back.',
    right: 'Counter and mail say how much goes back online and how much is paid out.',
    heldBy: [
      [
        'mfe-kitchen/src/order/refunds.test.tsx',
        'a credit note for a partly online order splits the refund and asks how to pay the rest',
      ],
      [
        'functions/src/orders/views/customer-mail.test.ts',
        'the mail about a credit note for cash and online payments',
      ],
      [
        'functions/src/orders/views/customer-mail.test.ts',
        'the mail about crediting a complete order gives the amounts refunded online and by %s',
      ],
    ],
  },
  G8: {
    name: 'A refund made on the provider’s own page',
    input: 'Refund a payment at the provider, then cancel the order, or before it is heard of.',
    right: 'It counts as given back and is not paid twice; a refunded payment pays for nothing.',
    heldBy: [
      [
        atProvider,
        'a payment refunded at the provider is not refunded again when its order is cancelled',
      ],
      [
        atProvider,
        'only the rest of a payment partly refunded at the provider is refunded with a cancelled order',
      ],
      [
        atProvider,
        'a payment refunded at the provider before the order learned of it does not pay the order',
      ],
    ],
  },
  G9: {
    name: 'A shared point of a map',
    input: 'Links with !3d…!4d…, /maps/dir/, geo:0,0?q=…(Home), and `12, 3rd cross`.',
    right: '13.0457, 77.7262 of each link; nothing of the address.',
    heldBy: [
      [typed, '8m2!3d13.0457!4d77.7262'],
      [typed, 'https://www.google.com/maps/dir/13.0370,77.7080/13.0457,77.7262/@13.04,77.71,14z'],
      [typed, 'geo:0,0?q=13.0457,77.7262(Home)'],
      [typed, '12, 3rd cross'],
    ],
  },
  G10: {
    name: 'A dish whose name begins with a number',
    input: '`7 up`, `12 inch`, `7up`, `2 7 up` for 7 Up 750 ml and 12 Inch Veg Pizza.',
    right: 'One, one, one and two of them.',
    heldBy: [
      [typed, 'the dish search finds, among names that begin with a number, for %j %d × %s'],
    ],
  },
  G11: {
    name: 'UPI apps that do not decode the address',
    input: 'Payment of an order to burgerkatte@example.',
    right: 'The link has pa=burgerkatte@example.',
    heldBy: [['shared/src/pricing/upi-link.test.ts', 'upi://pay?pa=burgerkatte@example&pn=']],
  },
  G12: {
    name: 'Tickets of a changed or cancelled order',
    input: 'Change or cancel an accepted order at another tablet than its printer’s.',
    right:
      'CHANGED or CANCELLED once at each printer of its ticket, in the language of the tablet.',
    heldBy: [
      [printing, 'a changed order prints one CHANGED ticket, whichever tablet changed it'],
      [printing, 'a cancelled order prints one CANCELLED ticket, and another when that is undone'],
      [printing, 'a reprint requested on any tablet prints the ticket again, even after delivery'],
      [printing, 'an order for later prints one COOK NOW ticket when it is due'],
      [printing, 'a changed order prints at each station that had a ticket or has dishes now'],
      ['mfe-kitchen/src/tablet-languages.test.ts', 'a tablet prints changed, cancelled, due'],
    ],
  },
  G13: {
    name: 'Notifications on a phone that saves data',
    input: 'Android without `new Notification` and without a service worker; ask to be told.',
    right: 'The press registers the worker, or says no. Nothing is thrown.',
    heldBy: [
      [
        'shared/src/order/tracking/notifications.dom.test.ts',
        'askToNotify registers the service worker if the page has not, as with data saving',
      ],
      [
        'shared/src/order/tracking/notifications.dom.test.ts',
        'askToNotify returns false if no service worker can be registered',
      ],
      [
        'shared/src/order/tracking/notifications.dom.test.ts',
        'notify does nothing, and does not throw, without a service worker',
      ],
    ],
  },
  G14: {
    name: 'Nil-rated goods in GSTR-1',
    input: 'Two sealed goods of HSN 1905 at 0 %, handed over.',
    right: 'They stand in table 8, not in table 7.',
    heldBy: [
      [
        'functions/src/kitchen/month.property.test.ts',
        'nil-rated goods appear in GSTR-1 table 8 and not in table 7',
      ],
    ],
  },
  G15: {
    name: 'Credit notes of bills that are rounded to the rupee',
    input: 'A bill of ₹362 with a round-off, taken back dish by dish.',
    right: 'Each note is whole rupees with its round-off; together they are ₹362.',
    heldBy: [
      [
        'shared/src/order/issue-invoices.test.ts',
        'with rupee rounding, each credit note for lines is rounded, and the last one takes the remainder',
      ],
      [
        'shared/src/order/issue-invoices.test.ts',
        'with rupee rounding, a single credit note for line %d alone is %d paise including its round-off',
      ],
    ],
  },
  G16: {
    name: 'A GSTIN of another state',
    input: 'GSTIN 27ABCDE1234F1Z5 with the state Karnataka.',
    right: 'Both are said: 27 is Maharashtra, and the check digit does not fit.',
    heldBy: [
      ['shared/src/shop/gstin.test.ts', 'a GSTIN of another state with a wrong check digit'],
      ['scripts/restaurant/new/new.test.ts', '27ABCDE1234F1Z5'],
      ['scripts/restaurant/check/check-folder.test.ts', '29PQRSX6789K1Z3'],
    ],
  },
};
