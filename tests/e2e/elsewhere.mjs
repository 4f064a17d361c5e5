/** Statements of the specification that no browser test shows: by a unit test, or settled by a decision. */
const menu = 'tests/example/example.test.ts';
const bill = 'shared/src/pricing/bill.test.ts';
const money = 'shared/src/pricing/money.test.ts';
const order = 'functions/src/orders/place-order.test.ts';
const priced = 'functions/src/orders/price-order.test.ts';
const maps = 'functions/src/maps/maps.test.ts';
const forms = 'functions/src/feedback/forms.test.ts';
const signIn = 'mfe-account-orders/src/components/sign-in-words.test.ts';
const ordersWords = 'mfe-account-orders/src/components/orders-problem-words.test.ts';
const lookups = 'mfe-account-orders/src/use-cases/keep-location.test.ts';
const attempts = 'mfe-account-orders/src/model/lookup-attempts.test.ts';
const accountMenu = 'mfe-account-orders/src/pages/account-menu.test.tsx';
const geocoder = 'mfe-account-orders/src/model/geocode-answer.test.ts';
const emailPanel = 'mfe-account-orders/src/components/email-panel.test.tsx';
const checkout = 'mfe-cart-checkout/src/pages/checkout-page.test.tsx';
const ordersApi = 'mfe-cart-checkout/src/gateways/orders-api.test.ts';
const routes = 'mfe-cart-checkout/src/gateways/maps-api.test.ts';
const reviewForm = 'mfe-content/src/components/review-form.test.tsx';
const reviewsPanel = 'mfe-content/src/components/reviews-panel.test.tsx';
const siteApi = 'mfe-content/src/gateways/site-api.test.ts';

const tested = (section, statement, file, test) => ({ section, statement, file, test });
/** Statements of one kind, which one test shows for all of them. */
const allTested = (section, statements, file, test) =>
  statements.map((statement) => tested(section, statement, file, test));
const decided = (section, statement, decision) => ({ section, statement, decision });

export const elsewhere = [
  tested(
    '1 What the product does and for whom',
    'The product uses a hosted backend for data (a document store) and for sign-in (an identity provider)',
    'tests/rules/web-orders.test.ts',
    'come newest first, only the own ones, as many as asked for',
  ),
  decided(
    '2 Cart drawer',
    'The drawer holds unused local fields for name, phone, location and email; they are not submitted',
    'Fields that are never submitted are not built.',
  ),
  decided(
    '2 Blogs',
    'A newsletter subscribe box with no behaviour',
    'It validates the address and stores it, telling the person so.',
  ),
  decided(
    '2 Offers',
    'Claim buttons without behaviour',
    'A promo code goes to the cart; other codes are copied.',
  ),
  decided(
    '2 Navigation bar',
    'The effect of Sign In in the bar is not shown beyond logging',
    'The button opens the sign-in dialog.',
  ),
  tested(
    '2 Navigation bar',
    "The display name (or the part of the email before the at-sign, or 'User')",
    'mfe-account-orders/src/model/account-name.test.ts',
    'the display name comes first, then the email before the at-sign, then User',
  ),
  tested(
    '3 Entities and their fields',
    'Menu item: id, name, description, price (text with rupee symbol), category, isVeg, isPopular, image (may be empty)',
    'shared/src/shop/published.test.ts',
    'the example can be published',
  ),
  tested(
    '3 Entities and their fields',
    'The catalogue: 6 veg burgers, 10 non-veg burgers, 2 wraps, 7 veg sides, 10 non-veg sides, 3 waffles, 12 beverages; 49 items of its 50 are on sale',
    menu,
    'the breakdown is the one of the specification, 49 of 50 on sale',
  ),
  tested(
    '3 Entities and their fields',
    'Price examples',
    menu,
    '%s costs what its price text shows',
  ),
  tested(
    '3 Entities and their fields',
    'Cart item: id, name, image, price (text), quantity (integer). Cart: list of items and a total (number)',
    'mfe-cart-checkout/src/model/cart-in-shop.test.ts',
    'whatever is held and sold out: it is told in the contract, and counts only what can be had',
  ),
  tested(
    '3 Entities and their fields',
    'orderId: fixed prefix, the last six digits of the time, three random digits',
    'functions/src/orders/order-number.test.ts',
    'an order number is the prefix, the last six digits of the time and three random digits',
  ),
  tested(
    '3 Entities and their fields',
    'User profile (users collection, merged on sign-in): uid, displayName, email, phoneNumber, photoURL, createdAt, lastLoginAt',
    'tests/rules/web-profile.test.ts',
    'merges, keeps what is not mentioned, and gets the server time',
  ),
  tested(
    '3 Entities and their fields',
    'Promo code (fixed table in the product): code, discount, type, description, minOrder',
    menu,
    'the promo table is the one of the specification',
  ),
  tested(
    '3 Entities and their fields',
    'Google review: author_name, rating, time (seconds since epoch), text; plus overall rating and user_ratings_total',
    'functions/src/reviews/read-reviews.test.ts',
    'Google is asked once an hour, and its last answer serves while it is away',
  ),
  tested(
    '3 Entities and their fields',
    'Blog post: id, title, excerpt, content, image, author, date, category, readTime, views, likes, comments, featured',
    'mfe-content/src/model/blog-post.test.ts',
    'there are six posts, with one in every category and ids fit for an address',
  ),
  tested(
    '3 Entities and their fields',
    'Offer: id, title, description, discount, code, image, validUntil, category, terms, featured, popular',
    'mfe-content/src/model/offer.test.ts',
    'eight offers: one for each promo code, and one that is for the counter',
  ),
  decided(
    '3 Entities and their fields',
    'Cart persistence across reloads: not shown',
    'The cart survives reloads and is shared between tabs.',
  ),
  tested(
    '4 Cart actions',
    'Clear: empties the list, total 0',
    'mfe-cart-checkout/src/use-cases/own-cart.test.ts',
    'clearing empties everything, notices and promo too',
  ),
  decided(
    '4 Location lookup in the bar',
    'On first mount the location is fetched automatically',
    "Only for a signed-in customer: with a remembered place at once, else after the prompt's Yes. Nothing asks an anonymous visitor.",
  ),
  tested(
    '4 Location lookup in the bar',
    'A signed-in customer with a remembered place is looked up again on the first mount',
    'mfe-account-orders/src/use-cases/keep-location.test.ts',
    'a remembered place is known at once; only a detected one is looked up again',
  ),
  decided(
    '4 Order status values',
    'Transitions after placement: not shown',
    'The restaurant sets the status in the document store; the page shows what it finds.',
  ),
  tested(
    '5 Validation: price parsing',
    'Every character except digits and the decimal point is removed, then converted to a number; if not a number it counts as 0',
    money,
    'reads %j as %d paise',
  ),
  tested(
    '5 Validation: price parsing',
    'Line total is price times quantity',
    'mfe-cart-checkout/src/model/cart-in-shop.test.ts',
    'prices, names, pictures and marks are the shop’s',
  ),
  tested(
    '4 Promo',
    "Other failure: 'Failed to apply promo code'",
    'mfe-cart-checkout/src/use-cases/apply-promo.test.ts',
    'when the cart does not answer, the code has failed',
  ),
  tested(
    '5 Validation: place order',
    'The button is disabled while loading',
    'mfe-cart-checkout/src/pages/checkout-page.test.tsx',
    'while it is not known who is there, the button waits',
  ),
  decided('6 Roles and permissions', 'No admin role is shown', 'There is none.'),
  tested(
    '7 The calls it makes',
    'Reverse geocoding and route distance: the maps service is asked with the key, by bicycle; the browser never sees the key',
    maps,
    'is asked with the key, its answer cut down, its error text dropped',
  ),
  tested(
    '7 The calls it makes',
    'Place order: adds a document to orders, by the server, once',
    order,
    'twenty at the same moment make one order',
  ),
  tested(
    '7 The calls it makes',
    'Phone verification with an invisible bot check and code confirmation',
    'mfe-account-orders/src/gateways/bot-check-place.dom.test.ts',
    'the dialog steps aside while the puzzle shows, without having been closed by anybody',
  ),
  decided(
    '7 The calls it makes',
    'Order notifications and the contact form: an email payload that is only logged, not sent',
    'Both are really mailed by the server.',
  ),
  tested(
    '7 The calls it makes',
    'Mail really goes out over SMTP where SMTP_URL is set',
    'functions/src/mail/send-mail.test.ts',
    'with an SMTP server it is really sent, to the one recipient',
  ),
  tested(
    '7 The calls it makes',
    'Low-rating feedback: rating, name, email, review, date, note that it was not published',
    forms,
    'mails the owner, dated in the restaurant’s zone, with a note that it is private',
  ),
  tested(
    '7 The calls it makes',
    'The forms are limited by address',
    forms,
    'is limited by address',
  ),
  tested(
    '8 Errors: sign-in',
    "Fallbacks 'Failed to sign in with Google', 'Authentication failed', 'Phone authentication failed; Recaptcha expired. Please try again.'",
    signIn,
    'each method has its fallback, word for word',
  ),
  tested(
    '8 Errors: sign-in',
    'Sign-out errors are only logged',
    'mfe-account-orders/src/use-cases/keep-session.test.ts',
    'a failed sign-out is only logged',
  ),
  tested(
    '8 Errors: orders',
    "'Database connection not available'",
    ordersWords,
    "['noStore', 'Database connection not available']",
  ),
  tested(
    '8 Errors: orders',
    "'User ID is required to fetch orders'",
    ordersWords,
    "['noUser', 'User ID is required to fetch orders']",
  ),
  tested(
    '8 Errors: orders',
    'A message-less failure gives a try-again/contact-support line',
    ordersWords,
    "'Please try again or contact support.'",
  ),
  tested(
    '9 Business constants',
    'Amounts shown to two decimals, in Indian grouping',
    money,
    'amounts are shown in Indian grouping with two decimals',
  ),
  tested(
    '9 Business constants',
    'Delivery charge for every distance',
    bill,
    'for %d km is %d paise',
  ),
  tested(
    '9 Business constants',
    'The discounted subtotal is floored at zero',
    bill,
    'is a percentage rounded half up, or a fixed amount, and never more than the subtotal',
  ),
  tested(
    '9 Business constants',
    'Taxes are 2.5 % each, rounded half up to a paisa, and the lines add up to the total (decision)',
    bill,
    'adds up, line by line, whatever is ordered',
  ),
  tested(
    '9 Business constants',
    'Great-circle distance, earth radius 6371 km',
    'shared/src/pricing/distance.test.ts',
    'one degree along a meridian is 111.195 km on a sphere of radius 6371 km',
  ),
  tested(
    '9 Business constants',
    'The server computes the same bill from what is published (decision)',
    priced,
    'the bill comes from the shop, in rupees, and its lines add up',
  ),
  tested(
    '9 Business constants',
    'Estimated delivery time = placement time + 45 minutes, by the server clock',
    order,
    'a new order is stored as placed, unpaid, due in 45 minutes by the server clock, and the restaurant is notified',
  ),
  tested(
    '9 Business constants',
    'Location timings: 10 s/10 min, after 1 s 15 s/15 min; at checkout 10 s/5 min, 15 s/1 min, 20 s/10 min',
    'mfe-account-orders/src/model/lookup-attempts.test.ts',
    'the checkout: 10 s/5 min; unavailable: precise 15 s/1 min; timeout: 20 s/10 min',
  ),
  decided(
    '9 Business constants',
    'Cart quantity has no maximum',
    'None in the cart; the server refuses an order with more than 99 of a dish, and checkout says so.',
  ),
  tested(
    '2 Review form',
    'Fields: name, email, experience text; all required. Submit is disabled until rating, name, email and text are all filled',
    reviewForm,
    'Submit waits for rating, name, email and text',
  ),
  tested(
    '2 Review form',
    'Rating 4 or 5: the user is told they are redirected to a public review site. Rating 1 to 3: the feedback goes to management',
    reviewForm,
    '4 stars and more announce the way to Google, fewer the way to the owner',
  ),
  ...allTested(
    '4 Review submit',
    [
      "After submit a thank-you view appears with a 'Submit Another Review' link; the form fields are cleared",
      'Everyone is offered the Google link, whatever the rating (decision)',
    ],
    reviewForm,
    'after a private review: thanks, Google for everyone, and another one with empty fields',
  ),
  tested(
    '5 Validation: review form',
    "Blank after trimming or without a rating: 'Please fill in all required fields and provide a rating'",
    reviewForm,
    'what is sent all the same without a rating or with a blank is told to be incomplete',
  ),
  ...allTested(
    '5 Validation: review form',
    ['asha', 'asha@example', 'asha example@x.in', '@example.in', 'asha@.'].map(
      (email) => `Email '${email}': 'Please enter a valid email address'`,
    ),
    reviewForm,
    '%s is no address: that is told, and nothing is sent or lost',
  ),
  tested(
    '8 Errors: reviews',
    "Reviews load: 'Failed to load Google reviews.'",
    reviewsPanel,
    'a failure is told, can be tried again, and the Google link stays',
  ),
  ...allTested(
    '8 Errors: reviews',
    [
      'nothing',
      '<html>',
      'null',
      '{"reviews": 3}',
      '{"reviews":[{"rating":9}],"rating":4,"user_ratings_total":1}',
    ].map((body) => `Reviews answered with ${body}: the message, page intact`),
    siteApi,
    '%s in place of reviews is a failure',
  ),
  tested(
    '8 Errors: reviews',
    "Review submit failure alert: 'There was an error submitting your review. Please try again.'",
    reviewForm,
    'a failure keeps what was written',
  ),
  tested(
    '8 Errors: reviews',
    "Clipboard failure alert: 'Please copy your review message and paste it on the Google review form.'",
    reviewForm,
    'where the clipboard refused, the text stands there to be copied',
  ),
  tested(
    '4 Location lookup in the bar',
    'Position unavailable on the first attempt: after 1 second a fallback with 15 s timeout, cache up to 15 min and low accuracy simply sets the default locality',
    lookups,
    'menu, unavailable: the fallback runs after 1 s and simply sets the default locality',
  ),
  ...allTested(
    '8 Errors: location in the bar',
    [
      ...[
        'Location access denied',
        'Location unavailable',
        'Location timeout',
        'Location error',
      ].map((words) => `'${words}'; the locality falls back to Kithaganur`),
      "'Geolocation not supported'",
      "Geocoder REQUEST_DENIED: 'Location service unavailable'; Kithaganur",
      "Geocoder OVER_QUERY_LIMIT: 'Location service temporarily unavailable'; Kithaganur",
      "Geocoder UNKNOWN_ERROR: 'Location error'; Kithaganur",
    ],
    accountMenu,
    'a lookup that failed with %s: "%s", beside Kithaganur',
  ),
  ...allTested(
    '8 Errors: location in the bar',
    ['no JSON', 'null', 'no results', 'parts that are none'].map(
      (name) => `Geocoder answering with ${name}: Kithaganur, page intact`,
    ),
    geocoder,
    'no answer, however malformed, makes it throw',
  ),
  ...allTested(
    '4 Location acquisition at checkout',
    [
      'Position unavailable on the first attempt: high-accuracy retry, 15 s timeout, 1 min cache',
      'Timeout on the first attempt: extended retry, 20 s timeout, 10 min cache',
    ],
    attempts,
    'the checkout: 10 s/5 min; unavailable: precise 15 s/1 min; timeout: 20 s/10 min',
  ),
  ...allTested(
    '8 Errors: location at checkout',
    [
      ...[
        'Location access denied by user',
        'An unknown error occurred while retrieving location',
        'Unable to get precise location',
        'Location services are currently unavailable',
      ].map(
        (words) => `'${words}', with 'Please allow location access to calculate delivery charges.'`,
      ),
      "'Geolocation is not supported by this browser'",
    ],
    checkout,
    'a lookup that failed with %s: "%s"',
  ),
  ...allTested(
    '8 Errors: location at checkout',
    ['Location information is unavailable', 'Location request timed out'].map(
      (words) => `'${words}', while the retry runs`,
    ),
    checkout,
    '%s: "%s", while the retry runs',
  ),
  ...allTested(
    '7 The calls it makes',
    ['a failure', 'no route', 'a denial', 'no JSON', 'a distance that is none'].map(
      (name) => `On ${name} it falls back to the great-circle distance`,
    ),
    routes,
    '%s is no route',
  ),
  ...allTested(
    '8 Errors: place order',
    ['no JSON', 'an order that is none'].map(
      (name) =>
        `On ${name}: it is said that nobody knows yet whether the order was placed (decision); nothing is lost, and trying again places it once`,
    ),
    ordersApi,
    '%s leaves it open whether the order was stored',
  ),
  ...allTested(
    '8 Errors: orders',
    Object.entries({
      PERMISSION_DENIED:
        "You don't have permission to view these orders. Sign in with the correct account.",
      UNAVAILABLE: 'The service is temporarily unavailable. Please try again in a moment.',
      UNAUTHENTICATED: 'Your authentication has expired. Please sign in again.',
      ABORTED: 'Something odd happened.',
      FAILED_PRECONDITION:
        'Database index is being created. This takes 2-5 minutes; please try again then.',
    }).map(([refusal, text]) => `Orders load, ${refusal}: 'Failed to load orders. ${text}'`),
    ordersWords,
    '%j: Failed to load orders. %s',
  ),
  tested(
    '4 Auth',
    'Email sign-in toggles between sign in and create account',
    emailPanel,
    'toggles to creating an account and back, with the right autocompletion',
  ),
  tested(
    '5 Validation: sign-in',
    'Email sign-in: email and password required; password minimum 6 characters',
    emailPanel,
    'both fields are required and the first wrong one gets the focus',
  ),
  tested(
    '8 Errors: sign-in',
    "The provider's own message is shown where there are no better words",
    signIn,
    "known problems have our words, others the provider's",
  ),
  tested(
    '8 Errors: sign-in',
    "Email fallback: 'Authentication failed'",
    emailPanel,
    'busy: says so and does not answer a second press; a refusal is an alert',
  ),
];
