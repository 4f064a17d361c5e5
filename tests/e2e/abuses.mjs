const abuse = (what, answer, ...rendered) => ({ what, answer, visible: rendered });
const test = (file, title) => ({ file, test: title });

const signIn = 'mfe-account-orders/src/sign-in';
const storedCart = 'mfe-cart-checkout/src/cart/stored-cart.test.ts';
const reviews = 'mfe-content/src/reviews/reviews.test.tsx';
const reviewForm = 'mfe-content/src/reviews/review-form.test.tsx';
const proven = 'shared/src/firebase/app-check-fetch.test.ts';
const backend = 'tests/contract/backend.test.ts';
const rider = 'mfe-kitchen/src/rider/delivery.dom.test.ts';
const riderPage = 'mfe-kitchen/src/rider/rider-page.test.tsx';
const checkoutPage = 'mfe-cart-checkout/src/checkout/checkout-page.test.tsx';
const ordersPage = 'mfe-account-orders/src/orders/orders-page.test.tsx';
const placingView = 'mfe-cart-checkout/src/checkout/placing/use-placing.test.tsx';
const placeOrder = 'mfe-cart-checkout/src/checkout/placing/place-order.test.ts';
const when = 'mfe-cart-checkout/src/checkout/when/use-when.test.tsx';
const wallClock = 'shared/src/hours/clock-time.test.ts';
const ways = 'mfe-cart-checkout/src/cart/maps-api.test.ts';
const news = 'mfe-menu/src/shop/updates.dom.test.ts';
const location = 'mfe-account-orders/src/location/location.test.ts';
const contactPage = 'mfe-content/src/contact/contact-page.test.tsx';
const storedText = 'shared/src/platform/storage/stored-text.dom.test.ts';
const counterApi = 'mfe-kitchen/src/api.dom.test.ts';
const counterPage = 'mfe-kitchen/src/shift/kitchen-page.test.tsx';
const counter = 'mfe-kitchen/src/counter/counter.dom.test.ts';
const printing = 'mfe-kitchen/src/printing/queue/printing.test.ts';
const offline = 'tests/e2e/shell/offline.spec.ts';

/** Rows of the fault matrix that are covered by tests without a browser. */
export const faultsElsewhere = {
  'auth · down': test(`${signIn}/sign-in.test.ts`, 'network-request-failed'),
  'auth · popup closed': test(`${signIn}/sign-in.test.ts`, 'popup-closed'),
  'auth · popup blocked': test(`${signIn}/sign-in.test.ts`, 'popup-blocked'),
  'shop · hanging': test(news, 'a shop server that hangs or is down'),
  'shop · garbage': test(news, 'an answer of another contract'),
  'shop · an hour old': test(news, 'an hour old even past caches is dropped'),
  'store · down': test(placingView, 'a failed order shows the specified alert and Try again'),
  'store · slow': test(
    placingView,
    'Place Order is disabled while the order is sent and ignores a second press',
  ),
  'auth · 401 that stays': test(
    placingView,
    'an expired session shows a message, opens the sign-in dialog and keeps the input',
  ),
  'auth · code expiry': test(`${signIn}/phone.test.tsx`, "refused('expired')"),
  'app check · no token, monitored': test(
    'tests/attacks/not-our-page.test.ts',
    'in monitor mode a request with %s is answered and logged',
  ),
  'app check · no token, enforced': test(
    proven,
    'a missing App Check token delays the first request by two',
  ),
  'app check · a token that the server takes no more': test(
    proven,
    'a request that App Check rejects is repeated once with a new token',
  ),
  'store · missing index': test(ordersPage, 'Database index is being created'),
  'reviews · 500': test(reviews, 'Failed to load Google reviews.'),
  'reviews · offline': test(reviews, 'Failed to load Google reviews.'),
  'geolocation · denied': test(checkoutPage, 'Location access denied by user'),
  'geolocation · never answers': test(location, 'a browser that never answers times out'),
  'geolocation · unsupported': test(checkoutPage, "'unsupported'"),
  'maps · REQUEST_DENIED': test(ways, 'REQUEST_DENIED'),
  'maps · no route': test(ways, 'no route'),
  'maps · timeout': test(
    ways,
    'mapsApi returns null for invalid JSON, a server error and a network failure',
  ),
  'mail · offline': test(
    reviewForm,
    'a review that failed to send keeps its text and shows an error',
  ),
  'mail · 500': test(contactPage, "new Error('500')"),
  'localStorage · hostile': test(
    storedCart,
    'any stored text restores a valid cart, and restoring that cart again gives the same one',
  ),
  'localStorage · disabled': test(
    storedText,
    'storedText keeps texts as long as the page if storage is disabled',
  ),
  'localStorage · corrupt': test(storedCart, 'damaged text %j'),
  'localStorage · old schema': test(
    storedCart,
    'a stored cart line with %s is dropped, and the others are kept',
  ),
  'browser · double click': test(placeOrder, 'a double click on Place Order sends one request'),
  'browser · browser killed': test(
    placingView,
    'an order of an earlier visit that got no response shows a notice',
  ),
  'browser · clock ±24 h': test(
    when,
    'a device clock that is hours off is corrected by the server time',
  ),
  'browser · zone shift': test(
    wallClock,
    'wallClock returns date and time of a moment in the time zone',
  ),
  'browser · offline→online': test(offline, 'Place Order shows a message offline'),
  'counter · feed 5xx': test(counterApi, 'a broken server'),
  'counter · feed garbage': test(counterApi, 'another shape'),
  'counter · feed 401': test(
    counterPage,
    'a staff session that ends during a shift sounds the alarm of a lost connection',
  ),
  'counter · answer to a step lost': test(
    counter,
    'a status step whose response was lost is not repeated and counts as made by this tablet',
  ),
  'counter · revoked while the board is open': test(
    backend,
    'the printed account into the counter, and nobody without a staff role',
  ),
  'printer · paper out in the middle': test(
    printing,
    'printing resumes after a paper roll change and asks about the interrupted printout',
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
    'a connection lost or a window closed during printing asks staff instead of printing again',
  ),
  'printer · page closed': test(
    printing,
    'orders accepted while the page was closed are printed, those before the first printer are not',
  ),
  'printer · two windows': test(
    printing,
    'a second window of the tablet prints nothing until the first one closes',
  ),
  'rider · offline at the press': test(
    rider,
    "a courier's offline report is stored and retried until it gets a response, also after a reload",
  ),
  'rider · link expired': test(
    riderPage,
    "an invalid courier link shows its own page with the kitchen's phone number",
  ),
};

const orders = 'functions/src/app.test.ts';
const placing = 'functions/src/orders/placing/place.test.ts';
const throwAway = 'tests/attacks/throw-away-accounts.test.ts';
const forms = 'functions/src/forms/contact.test.ts';

/** Possible attacks, the protection against each, and the tests that prove it. */
export const abuses = [
  abuse(
    'Orders without a valid App Check token',
    'Enforced: rejected before any read and counted in Health. Monitored: logged. Off without a key.',
    test(
      'tests/attacks/not-our-page.test.ts',
      'in enforce mode a request with %s is rejected with 403',
    ),
    test(
      'tests/attacks/not-our-page.test.ts',
      'in monitor mode a request with %s is answered and logged',
    ),
    test(
      'functions/src/vitals/visits.test.ts',
      'an order rejected by App Check is counted as rejected',
    ),
  ),
  abuse(
    'A staff account that deletes itself',
    'Rejected until the owner removes its role.',
    test('functions/src/me/my-data.test.ts', 'a %s account cannot delete itself'),
  ),
  abuse(
    'Invented prices, discounts, fees or status',
    'The server computes all amounts and stores the agreed total only; rules let no browser write orders.',
    test('tests/attacks/tamper-kinds.ts', 'a whole bill of its own'),
    test('tests/attacks/tamper-kinds.ts', 'a status'),
    test('tests/rules/web-sdk.test.ts', 'a browser cannot add an order, even with a fresh id'),
    test(
      'tests/rules/rules.test.ts',
      'the mutant "$name" of the rules fails at least one rule case',
    ),
  ),
  abuse(
    'Invalid, too many or missing choices of a dish',
    'Rejected by the menu version shown and by the current one.',
    test('tests/attacks/line-kinds.ts', 'a group of another dish'),
    test('tests/attacks/line-kinds.ts', 'more of a group than it allows'),
    test('tests/attacks/line-kinds.ts', 'a required group left out'),
  ),
  abuse(
    'A browser that publishes a menu or pauses the shop',
    'Rules let no browser read or write menus and live state.',
    test('tests/attacks/store-kinds.ts', 'a published menu'),
    test('tests/attacks/store-kinds.ts', 'the day of the shop'),
  ),
  abuse(
    "Reading other people's orders",
    'Rules return own orders only, fifty at most; an order key reveals nothing to strangers.',
    test('tests/rules/web-sdk.test.ts', 'own orders come newest first, no orders of others'),
    test('tests/rules/rules.test.ts', 'there is one mutant of the rules for every allow line'),
    test(
      placing,
      'an idempotency key of another customer is rejected without revealing anything about their order',
    ),
  ),
  abuse(
    'The forms as a relay for mail, or markup in mails',
    'Fixed recipient and template, escaped text, a limit per address.',
    test(forms, '%s: no request body changes the recipient'),
    test(forms, 'a contact message is mailed to the restaurant with escaped HTML'),
    test(orders, 'the rate limit "%s" applies to %s per address'),
  ),
  abuse(
    'Language links that lead to another site',
    'Leading slashes never leave the site.',
    test('shared/src/i18n/languages.test.ts', 'addressIn returns a URL on this site'),
  ),
  abuse(
    'Another site that reads the accounts of the local backend',
    'The worker needs a secret of each start; foreign origins and host names are rejected.',
    test(
      'local-backend/src/workers/serve-in-worker.test.ts',
      'the worker responds 403 without CORS headers to %s',
    ),
    test(
      'local-backend/src/workers/serve-in-worker.test.ts',
      'the worker responds to requests that the main thread forwards',
    ),
  ),
  abuse(
    'Theft of the maps key',
    'Only functions have the key.',
    test(
      'functions/src/maps/maps.test.ts',
      'a Google service that %s returns its status without the error text and is logged',
    ),
  ),
  abuse(
    'Duplicate orders by double click, lost response, second tab or reload',
    'The idempotency key is the document id, which is created once.',
    test(placeOrder, 'a double click on Place Order sends one request'),
    test(
      placing,
      'a request with a used idempotency key returns its order without a second notification',
    ),
    test(
      'tests/rules/orders.test.ts',
      'only one of many concurrent orders with the same idempotency key is stored',
    ),
  ),
  abuse(
    'Mass orders',
    'Sign-in, limits per minute and hour, and limits in the store per account, number and network on all instances. Only `verifiedPhone` stops invented accounts with a number and a network each.',
    test(
      orders,
      'the order burst limit returns 429 to one customer, but repeating a stored order still returns 200',
    ),
    test(throwAway, 'twelve throw-away accounts place at most ten of 120 orders'),
    test(throwAway, 'account with changing phone numbers and addresses'),
    test(throwAway, 'phone number with changing accounts and addresses'),
  ),
  abuse(
    'Markup in texts, lines added to the chat message',
    'Texts are escaped, control characters rejected, inline scripts forbidden by policy.',
    test(
      'functions/src/forms/contact.test.ts',
      'the newsletter form rejects an invalid email address',
    ),
    test(
      'mfe-cart-checkout/src/checkout/placing/chat.test.ts',
      'the chat link has only digits in its number and encodes every character of the message',
    ),
  ),
  abuse(
    'Framing, content type sniffing, leaked URLs',
    'Security headers on every response.',
    test(
      'tests/e2e/site/security-headers.spec.ts',
      'every response of a whole visit has all security headers',
    ),
    test(
      'tests/contract/backend.test.ts',
      'the local backend responds only to pages of its site, with security headers on every response',
    ),
  ),
  abuse(
    'A tampered or incompatible remote',
    'Scripts need their published hash; contracts, shared versions and events are checked.',
    test('tests/e2e/shell/remotes-faults.spec.ts', '`${remote} · ${kind}`'),
    test(
      'shell/src/remotes/pins.dom.test.ts',
      'pinRemote registers the integrity hash of each script for the chunk',
    ),
    test('shared/src/bus/bus.test.ts', 'the shop bus throws on an invalid payload'),
  ),
  abuse(
    'Manipulated browser storage',
    'Valid fields are kept; names and prices come from the shop.',
    test(
      'mfe-cart-checkout/src/cart/stored-cart.test.ts',
      'names, prices and pictures in a stored cart are ignored',
    ),
  ),
  abuse(
    'Invented, huge or personal visit statistics',
    'Strict schema, existing versions, 4 kB, limits per address and in all.',
    test(
      'functions/src/vitals/visits.test.ts',
      'a visit report with %s gets 400 and is not counted',
    ),
    test(orders, 'the rate limit "%s" applies to %s per address'),
  ),
  abuse(
    'Personal data in logs',
    'Bodies are never logged, failures without input.',
    test('tests/e2e/functions/personal-data.spec.ts', 'customer input is shown as typed'),
    test(
      orders,
      'an internal failure returns 500 without details, and the log holds no personal data',
    ),
    test(
      placing,
      'a failed mail to the restaurant does not affect the order, and its log has no personal data',
    ),
  ),
];
