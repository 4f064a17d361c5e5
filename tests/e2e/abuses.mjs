const abuse = (what, answer, ...shown) => ({ what, answer, shown });
const test = (file, title) => ({ file, test: title });

const signIn = 'mfe-account-orders/src/sign-in';
const keptCart = 'mfe-cart-checkout/src/cart/stored-cart.test.ts';
const reviews = 'mfe-content/src/reviews/reviews.test.tsx';
const reviewForm = 'mfe-content/src/reviews/review-form.test.tsx';
const proven = 'shared/src/app-check/app-check-fetch.test.ts';
const backend = 'tests/contract/backend.test.ts';
const rider = 'mfe-kitchen/src/rider/delivery.dom.test.ts';
const riderPage = 'mfe-kitchen/src/rider/rider-page.test.tsx';
const checkoutPage = 'mfe-cart-checkout/src/checkout/checkout-page.test.tsx';
const ordersPage = 'mfe-account-orders/src/orders/orders-page.test.tsx';
const placingView = 'mfe-cart-checkout/src/checkout/use-placing.test.tsx';
const placeOrder = 'mfe-cart-checkout/src/placing/place-order.test.ts';
const when = 'mfe-cart-checkout/src/checkout/use-when.test.tsx';
const wallClock = 'shared/src/hours/clock-time.test.ts';
const ways = 'mfe-cart-checkout/src/cart/maps-api.test.ts';
const news = 'mfe-menu/src/shop/updates.dom.test.ts';
const location = 'mfe-account-orders/src/location/location.test.ts';
const contactPage = 'mfe-content/src/contact/contact-page.test.tsx';
const storedText = 'shared/src/storage/stored-text.dom.test.ts';
const counterApi = 'mfe-kitchen/src/api.dom.test.ts';
const counterPage = 'mfe-kitchen/src/shift/kitchen-page.test.tsx';
const counter = 'mfe-kitchen/src/counter/counter.dom.test.ts';
const printing = 'mfe-kitchen/src/printing/printing.test.ts';
const offline = 'tests/e2e/shell/offline.spec.ts';

/** Rows of the fault matrix that need no browser of their own. */
export const faultsElsewhere = {
  'auth · down': test(`${signIn}/sign-in.test.ts`, 'network-request-failed'),
  'auth · popup closed': test(`${signIn}/sign-in.test.ts`, 'popup-closed'),
  'auth · popup blocked': test(`${signIn}/sign-in.test.ts`, 'popup-blocked'),
  'shop · hanging': test(news, 'none at all: a server that hangs or is down'),
  'shop · garbage': test(news, 'one of another contract'),
  'shop · an hour old': test(news, 'one that is an hour old'),
  'store · down': test(placingView, 'a failed order shows the specified alert and Try again'),
  'store · slow': test(
    placingView,
    'the button is disabled while the order is sent and ignores a second press',
  ),
  'auth · 401 that stays': test(
    placingView,
    'an expired session shows a message, opens the sign-in dialog and keeps the input',
  ),
  'auth · code expiry': test(`${signIn}/phone.test.tsx`, "refused('expired')"),
  'app check · no token, monitored': test('tests/attacks/not-our-page.test.ts', 'monitored, %s is'),
  'app check · no token, enforced': test(proven, 'a token that does not come holds the request'),
  'app check · a token that the server takes no more': test(proven, 'what is refused is asked'),
  'store · missing index': test(ordersPage, 'Database index is being created'),
  'reviews · 500': test(reviews, 'Failed to load Google reviews.'),
  'reviews · offline': test(reviews, 'Failed to load Google reviews.'),
  'geolocation · denied': test(checkoutPage, 'Location access denied by user'),
  'geolocation · never answers': test(location, 'a browser that never answers is a timeout'),
  'geolocation · unsupported': test(checkoutPage, "'unsupported'"),
  'maps · REQUEST_DENIED': test(ways, 'REQUEST_DENIED'),
  'maps · no route': test(ways, 'no route'),
  'maps · timeout': test(ways, 'invalid JSON, a server error and a network failure yield no route'),
  'mail · offline': test(reviewForm, 'a failure keeps what was written'),
  'mail · 500': test(contactPage, "new Error('500')"),
  'localStorage · hostile': test(
    keptCart,
    'any stored text restores a valid cart, and restoring that again gives the same cart',
  ),
  'localStorage · disabled': test(storedText, 'no storage at all: it lives as long as the page'),
  'localStorage · corrupt': test(keptCart, 'damaged text %j'),
  'localStorage · old schema': test(
    keptCart,
    'a stored line with %s is dropped, and the others are kept',
  ),
  'browser · double click': test(placeOrder, 'a double click sends one request'),
  'browser · browser killed': test(
    placingView,
    'an unanswered order from an earlier visit shows a notice',
  ),
  'browser · clock ±24 h': test(
    when,
    'a device clock that is hours off is corrected by the server time',
  ),
  'browser · zone shift': test(wallClock, 'a moment has the day and the time of'),
  'browser · offline→online': test(offline, 'an order without network is kept back'),
  'counter · feed 5xx': test(counterApi, 'a broken server'),
  'counter · feed garbage': test(counterApi, 'another shape'),
  'counter · feed 401': test(
    counterPage,
    'a session that ends during a shift alarms like a lost connection',
  ),
  'counter · answer to a step lost': test(
    counter,
    'a lost response makes no second step, and the step counts as ours',
  ),
  'counter · revoked while the board is open': test(backend, 'nobody whose role was taken away'),
  'printer · paper out in the middle': test(
    printing,
    'printing resumes after a paper roll change and asks about the interrupted paper',
  ),
  'printer · off or unplugged': test(
    printing,
    'a waiting ticket is dropped when its order is cancelled and updated when it changes',
  ),
  'printer · silent at its port': test(
    printing,
    'a silent serial printer that responded before counts as off and gets no data',
  ),
  'printer · line breaks in the middle': test(
    printing,
    'a connection lost or a window closed during printing asks instead of printing again',
  ),
  'printer · page closed': test(
    printing,
    'orders accepted while the page was closed are printed, those before the first printer are not',
  ),
  'printer · two windows': test(
    printing,
    'a second window prints nothing until the first one closes',
  ),
  'rider · offline at the press': test(
    rider,
    'an offline report is kept and retried until it gets a response, also after a reload',
  ),
  'rider · link expired': test(
    riderPage,
    "an invalid link shows its own page with the kitchen's phone number",
  ),
};

const orders = 'functions/src/app.test.ts';
const placing = 'functions/src/orders/place.test.ts';
const throwAway = 'tests/attacks/throw-away-accounts.test.ts';
const forms = 'functions/src/forms/messages.test.ts';

/** What somebody may try, the answer to it, and the tests that show the answer. */
export const abuses = [
  abuse(
    'Orders by a program that is no page of ours, without a token of App Check, with a forged one or one that has expired',
    'Where it is enforced, refused before anything is read, and counted for the owner; where it is monitored, told in the log. Off without a key.',
    test('tests/attacks/not-our-page.test.ts', 'places no order'),
    test('tests/attacks/not-our-page.test.ts', 'is told and answered'),
    test(
      'functions/src/vitals/visits.test.ts',
      'an order rejected by App Check is counted as refused',
    ),
  ),
  abuse(
    'A tablet of the counter that deletes the account it works with',
    'Refused: the owner takes the account off the staff first.',
    test('functions/src/me/my-data.test.ts', 'a %s account cannot delete itself'),
  ),
  abuse(
    'Prices, discounts, fees or a status made up by the browser',
    'The server computes everything from what is wanted; what it comes to is stored only where it is what was agreed; the rules let no browser write an order.',
    test('tests/attacks/tamper-kinds.ts', 'a whole bill of its own'),
    test('tests/attacks/tamper-kinds.ts', 'a status'),
    test('tests/rules/web-sdk.test.ts', 'cannot be added, even with a fresh id'),
    test('tests/rules/rules.test.ts', 'a case notices: $name'),
  ),
  abuse(
    'Choices that a dish does not have, more of them than it allows, none where one is required',
    'Refused, by what was on offer when the customer looked and by what is on offer now.',
    test('tests/attacks/line-kinds.ts', 'a group of another dish'),
    test('tests/attacks/line-kinds.ts', 'more of a group than it allows'),
    test('tests/attacks/line-kinds.ts', 'a required group left out'),
  ),
  abuse(
    'A menu published, a dish sold out or the shop paused by a browser',
    'The rules let no browser read or write what is published and what the day does to it.',
    test('tests/attacks/store-kinds.ts', 'a published menu'),
    test('tests/attacks/store-kinds.ts', 'the day of the shop'),
  ),
  abuse(
    "Reading other people's orders",
    'The rules give own orders only, fifty at most; the key of an order tells a stranger nothing.',
    test('tests/rules/web-sdk.test.ts', 'come newest first, only the own ones'),
    test('tests/rules/rules.test.ts', 'there is one mutant for every allow line'),
    test(placing, 'a key of another customer is rejected and reveals nothing about the order'),
  ),
  abuse(
    'The forms as a relay for mail, or markup in mails',
    'One fixed recipient and template; everything is escaped; so many forms for each address.',
    test(forms, '%s: no request body changes the recipient'),
    test(forms, 'a contact message is mailed to the restaurant with escaped HTML'),
    test(orders, 'the limit "%s" applies to %s per address'),
  ),
  abuse(
    'A link that looks like ours and leads to another site by way of its languages',
    'However many slashes an address begins with, every language of it stays on the site.',
    test('shared/src/language/languages.test.ts', 'no path leads off the site'),
  ),
  abuse(
    'A page of another site, in the browser of who runs the local site, that looks for the accounts',
    'Their thread answers only what the site passes on, by a secret of each start; foreign origins and names are refused.',
    test('local-backend/src/workers/serve-in-worker.test.ts', '%s: 403, nothing of what'),
    test('local-backend/src/workers/serve-in-worker.test.ts', 'what the main thread'),
  ),
  abuse(
    'The key of the maps service taken from the browser',
    'Only the functions call that service; the browser never has the key.',
    test(
      'functions/src/maps/maps.test.ts',
      'a service that %s returns its status without the error text and is logged',
    ),
  ),
  abuse(
    'One order sent twice: a double click, a lost answer, a second tab, a reload',
    'The idempotency key is the id of the document, which can only be created once.',
    test(placeOrder, 'a double click sends one request'),
    test(placing, 'a repeated key returns the existing order and notifies nobody'),
    test('tests/rules/orders.test.ts', 'of many at once with one key, one is stored'),
  ),
  abuse(
    'Orders by the hundred',
    'A customer has to be signed in and has an allowance for the minute and one for the hour. The store holds accounts, numbers and networks to what may wait, on however many instances. Accounts that are made for it, each with a number and an address of a network of its own, are stopped only by a number that has to be checked (`verifiedPhone`).',
    test(orders, 'the burst limit returns 429 per customer, but a stored order still gets 200'),
    test(throwAway, 'twelve throw-away accounts with numbers of their own'),
    test(throwAway, 'account has three orders that wait, whatever number and address it names'),
    test(throwAway, 'phone number has three orders that wait'),
  ),
  abuse(
    'Text that wants to be markup, or lines added to the chat message',
    'Texts are shown as text, control characters are refused, and the security policy runs no inline script.',
    test(
      'functions/src/forms/messages.test.ts',
      'the newsletter form rejects an invalid email address',
    ),
    test(
      'mfe-cart-checkout/src/placing/chat.test.ts',
      'the chat link has only digits in its number and encodes every character of the message',
    ),
  ),
  abuse(
    'The site in a frame, guessed content types, addresses that leak',
    'Every answer carries the security headers.',
    test('tests/e2e/site/security-headers.spec.ts', 'every answer of a whole visit'),
    test('tests/contract/backend.test.ts', 'every answer carries the headers'),
  ),
  abuse(
    'A remote that was tampered with or does not fit',
    'Scripts run only if they hash to what was published; contracts and shared versions are checked; events that do not fit are refused.',
    test('tests/e2e/shell/remotes-faults.spec.ts', '`${remote} · ${kind}`'),
    test('shell/src/remotes/pins.dom.test.ts', 'a script of a deployed folder has to hash'),
    test('shared/src/bus/checked-bus.test.ts', 'what does not fit the contract is refused'),
  ),
  abuse(
    "Somebody else's hands on the browser's storage",
    'Only what is wanted is kept; names and prices come from the shop, whatever is stored.',
    test(
      'mfe-cart-checkout/src/cart/stored-cart.test.ts',
      'names, prices and pictures in the stored text are ignored',
    ),
  ),
  abuse(
    'Figures of visits that are made up, endless, or tell of somebody',
    'A strict shape with lists of pages, connections and errors, versions that lie on the site, 4 kB, and so many for each address and for all.',
    test(
      'functions/src/vitals/visits.test.ts',
      'a visit report with %s gets 400 and is not counted',
    ),
    test(orders, 'the limit "%s" applies to %s per address'),
  ),
  abuse(
    'Personal data in logs',
    'Bodies are never logged; a failure is logged without what was sent.',
    test('tests/e2e/functions/personal-data.spec.ts', 'what customers type is shown'),
    test(
      orders,
      'an internal failure returns 500 without details, and the log holds no personal data',
    ),
    test(placing, 'a failed mail does not affect the order, and the log has no personal data'),
  ),
];
