import path from 'node:path';
import { checkFolder, report } from './check-folder';
import { error, openFolder, warning } from './folder';
import { edited, instead, none, testedFolder } from './testing/edited-folder';

const example = openFolder(path.resolve(__dirname, '../../../tests/example'));

/** Returns the findings in the edited test folder, without those for .example addresses. */
const message = (edits: Parameters<typeof edited>[0]) =>
  checkFolder(edited(edits), example)
    .filter(({ says }) => !says.includes('.example'))
    .map(({ level, file, line, says }) => `${level} ${file}:${line ?? '-'} ${says}`);

const onlyError = (text: string) => expect.arrayContaining([expect.stringContaining(text)]);

test('restaurant:check reports nothing about the test restaurant', () =>
  expect(message({})).toEqual([]));

test('restaurant:check warns of the example restaurant once, as the example', () => {
  const findings = checkFolder(example, example);
  expect(findings.map(({ level, says }) => [level, says])).toEqual([
    ['warning', expect.stringContaining('This is the unchanged example')],
  ]);
});

// Columns: file, original text, replacement, and the expected finding.
const mistakes = `
rules.json | "closes": "20:45", | "closes": "20:45" | error rules.json:5 The JSON is invalid: a comma is missing
pages/orders.json | "empty": " | "empty":  | error pages/orders.json:2 The JSON is invalid
restaurant.json | "fssai" | "fsai" | fsai is not a known field: is it spelt correctly?
restaurant.json | 21226007000456 | 1234 | error restaurant.json:29 fssai is "1234", but has to be the 14 digits of the licence.
restaurant.json | "since": 1987 | "since": "1987" | since is "1987", but has to be a number without quotes.
restaurant.json | tiffin@dosemane.example | tiffin | emails → orders is "tiffin", but has to be a mail address such as hello@example.com.
restaurant.json | "+91 80000 55520" | "98450 12345" | phones → 1 is "98450 12345", but has to be a number such as +91 90000 00010: write "+91 98450 12345".
menu.json | "id": 102 | "id": 101 | dishes → 2 (Masala Dosa) → id: Two dishes have the same id.
menu.json | "name": "Masala Dosa" | "name": "Set Dosa" | dishes → 2 (Set Dosa) → name: Two dishes have the same name.
menu.json | "category": "eggs" | "category": "egs" | dishes → 14 (Egg Dosa) → category: there is no category egs.
menu.json | ₹85 | 85 rupees | dishes → 2 (Masala Dosa) → price: A price is written like ₹5 or ₹5.50: write "₹85".
rules.json | 06:30 | 6.30 am | error rules.json:3 hours → opens is "6.30 am", but has to be a time such as 09:30: write "06:30".
rules.json | "lastOrders": "20:00" | "lastOrders": "23:00" | The times must be in this order
rules.json | "closedWeekdays" | "specialDays": [{ "date": "2026-11-08", "sittings": [{ "opens": "17:00", "lastOrders": "20:00", "kitchenCloses": "20:15", "closes": "20:45" }, { "opens": "07:00", "lastOrders": "11:00", "kitchenCloses": "11:15", "closes": "11:30" }] }], "closedWeekdays" | error rules.json:8 This sitting opens at 07:00, before the one above it is over.
rules.json | "closedWeekdays" | "specialDays": [{ "date": "8 Nov", "sittings": [] }], "closedWeekdays" | specialDays → 1 → date is "8 Nov", but has to be a date such as 2026-11-08.
rules.json | "closedWeekdays" | "sittings": { "monday": [] }, "closedWeekdays" | sittings → tuesday is missing.
rules.json | "closedWeekdays" | "sittings": { "monday": [{ "opens": "07:00", "lastOrders": "11:00", "kitchenCloses": "11:15", "closes": "11:30" }, { "opens": "17:00", "lastOrders": "20:00", "kitchenCloses": "20:15", "closes": "20:45" }], "tuesday": [], "wednesday": [{ "opens": "07:00", "lastOrders": "11:00", "kitchenCloses": "11:15", "closes": "11:30" }, { "opens": "17:00", "lastOrders": "20:00", "kitchenCloses": "20:15", "closes": "20:45" }], "thursday": [{ "opens": "07:00", "lastOrders": "11:00", "kitchenCloses": "11:15", "closes": "11:30" }, { "opens": "17:00", "lastOrders": "20:00", "kitchenCloses": "20:15", "closes": "20:45" }], "friday": [{ "opens": "07:00", "lastOrders": "11:00", "kitchenCloses": "11:15", "closes": "11:30" }, { "opens": "17:00", "lastOrders": "20:00", "kitchenCloses": "20:15", "closes": "20:45" }], "saturday": [{ "opens": "07:00", "lastOrders": "11:00", "kitchenCloses": "11:15", "closes": "11:30" }, { "opens": "17:00", "lastOrders": "20:00", "kitchenCloses": "20:15", "closes": "20:45" }], "sunday": [{ "opens": "07:00", "lastOrders": "11:00", "kitchenCloses": "11:15", "closes": "11:30" }, { "opens": "17:00", "lastOrders": "20:00", "kitchenCloses": "20:15", "closes": "20:45" }] }, "closedWeekdays" | warning pages/questions.json:36 {opens} and {closes} are only the first opening and the last closing
rules.json | "tuesday" | "Tuesday" | closedWeekdays → 1 is "Tuesday"; possible are
rules.json | "cgst": 0 | "cgst": 250 | A restaurant of the scheme composition may not collect tax
rules.json | 29PQRSX6789K1ZO | 29PQRSX6789K1Z3 | The last sign of the GSTIN (its check digit) does not fit: it would be O.
rules.json | 29PQRSX6789K1ZO | 27AAPFU0939F1ZV | The GSTIN is of Maharashtra (27), but the bills say Karnataka.
rules.json | "sgst": 0 | "sgst": 900 | SGST must equal CGST
rules.json | 29PQRSX6789K1ZO | 29 | The GSTIN has 15 letters and digits.
rules.json | "taxMonths": 72 | "taxMonths": 12 | GST law requires orders to be stored for 72 months
rules.json | "freeUpToKm": 1 | "freeUpToKm": 9 | The free delivery distance exceeds the delivery limit (limitKm).
rules.json | "enforceHours": false | "enforceHours": false, "verifiedPhone": "often" | verifiedPhone is "often", but has to be "never", "first-order" or { "above": 800 }.
rules.json | "KAAPI40" | "TIFFIN12" | promos → 2 (TIFFIN12) → code: Two promos have the same code.
kn/menu.json | "102" | "1020" | dishes → 102 → name is missing: “Masala Dosa” is not translated.
kn/menu.json | "102" | "1020" | There is a translation of dishes → 1020, which does not exist in English.
kn/menu.json | "ಮಸಾಲೆ ದೋಸೆ" | "Masala Dosa" | warning kn/menu.json:55 “Masala Dosa” is still in English.
kn/pages/questions.json | "egg" | "eggs" | egg is missing: “Do eggs touch the dosa plate?” is not translated.
kn/pages/categories.json | "Together" | "Togther" | Together is missing: “Together” is not translated.
pages/reasons.json | {minutes} | {minuets} | {minuets} is not a placeholder of this text. Possible ones: {name}, {area}
pages/home.json | {years} | {minutes} | {minutes} is not a placeholder of this text. Possible ones: {name}, {area}, {city}, {since}, {years}.
pages/offers.json | "KAAPI40" | "KAAPI50" | The code KAAPI50 of the offer “A table of friends” is not in the promo table of rules.json.
pages/posts.json | "sugar-or-not" | "the-stone-upstairs" | The id the-stone-upstairs is there twice.
brand/logo.svg | <path | <style>path{}</style><path | error brand/logo.svg:- The SVG has scripts, styles or pictures in it
brand/theme.json | #10241C | green | colours → ink → light is "green"
brand/theme.json | "light": "#486056" | "light": "#A8B0A6" | In the light scheme inkSoft on page has a contrast of
brand/theme.json | "light": "#F3E4CF" | "light": "#8A7A66" | error brand/theme.json:29 In the light scheme inkSoft on the studio palm-leaf has a contrast of
menu.json | "studio": "palm-leaf" | "studio": "palm-leef" | The category “Filter coffee and tea” uses the studio palm-leef
menu.json | "priceIncludesTax": { "hsn": "2201", "rate": 1800 } | "spice": "mild" | menu.json:381 “Nandi Spring Water” is sold sealed, so its price is its MRP
menu.json | "hsn": "2201" | "hsn": "22" | priceIncludesTax → hsn
kn/menu.json | "allergens": ["ಹಾಲು"] | "spice": "mild" | allergens is missing: a list such as ["Milk"], in this language.
menu.json | "picture": "tile-eggs" | "picture": "" | Unused pictures, which may be deleted: tile-eggs.
menu.json | "image": "" | "image": "tile-eggs" | The dish “Masala Dosa” has no picture: a drawn tile is shown instead.
kn/pages/home.json | the file | none | error kn/pages/home.json:- This file is missing.
languages.json | the file | ["en"] // mine | error languages.json:1 The JSON is invalid: comments are not possible
languages.json | the file | ["en", "ta"] | error languages.json:1 2 is "ta"; possible are
restaurant.json | "since": 1987, | "since": 1987, "since": 1988, | error restaurant.json:5 “since” is defined twice.
restaurant.json | "fssai"… |  | error restaurant.json:1 fssai is missing.
menu.json | "name": "Masala Dosa" | "name": "${'Masala '.repeat(20)}" | is too long: 139 characters, at most 120.
kn/restaurant.json | "grievanceOfficer"… | "name": "ದೋಸೆ" | grievanceOfficer is missing: “Lalitha Venkatesh” is not translated.
kn/restaurant.json | "grievanceDesignation"… |  | grievanceDesignation is missing: “Owner” is not translated.
kn/pages/contact.json | "find"… | "findd": "" | error kn/pages/contact.json:1 find is missing.
menu.json | "tile-eggs" | "tile-omelettes" | There is no picture tile-omelettes in pictures/: \`npm run restaurant:pictures -- <folder>\` creates it from your photograph.
pages/about.json | "picture": { | "drawings": { "stones": "Ours." }, "picture": { | There is no drawing pictures/stones.svg.
pictures/tile-eggs-720.avif | the file | none | A size of the picture tile-eggs is missing: pictures/tile-eggs-720.avif.
pictures/tile-eggs-720.avif | the file | a photograph | pictures/tile-eggs-720.avif is no picture.
pictures/hero-card.jpg | the file | none | The social card pictures/hero-card.jpg is missing
brand/logo.svg | viewBox= | box= | The SVG has no viewBox
brand/icons/icon-512.png | the file | none | This icon is missing
kn/pages/contact.json | "find"… | "find": "ಎಲ್ಲಿ ನಿಲ್ಲಿಸಬಹುದು ಎಂದು ಇಲ್ಲಿ ಬರೆಯಿರಿ." | is a sample text: write your own.
restaurant.json | "siteUrl"… | "siteUrl": "dose1.in/", | without a slash at the end: write "https://dose1.in".
restaurant.json | "siteUrl"… | "siteUrl": "https://dose1.in/", | without a slash at the end: write "https://dose1.in".
menu.json | "id": "eggs" | "id": "Egg dishes" | but has to be lower-case letters, digits and hyphens, such as filter-coffee: write "egg-dishes".
restaurant.json | "siteUrl"… | "siteUrl": "https://gmail.com", | warning restaurant.json:7 https://gmail.com is a mail provider's: write the address of your own site.
pages/contact.json | "find"… | "find": "Say here where to park." | “Say here where to park.” is a sample text: write your own.
`;

test.each([
  ...mistakes
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([file = '', of = '', what = '', reported]) => {
      if (of === 'the file')
        return [reported, { [file]: what === 'none' ? none : () => what }] as const;
      const line = of.endsWith('…') ? new RegExp(`${of.slice(0, -1)}.*`) : of;
      return [reported, { [file]: instead(line, what) }] as const;
    }),
])('restaurant:check reports a mistake with its file and line: %s', (reported, edits) =>
  expect(message(edits)).toEqual(onlyError(reported!)),
);

test('restaurant:check reports {otherPhone} when the restaurant has one phone number', () => {
  const words = { 'pages/contact.json': instead(/"find".*/, '"find": "Or {otherPhone}."') };
  expect(message(words)).toEqual([]);
  const one = { 'restaurant.json': instead(', "+91 80000 55521"]', ']') };
  expect(message(one)).toEqual([]);
  expect(message({ ...words, ...one })).toEqual(onlyError('{otherPhone} is not a placeholder'));
});

test('restaurant:check reports the width of a picture that is too small, and the required one', () => {
  const small = openFolder(testedFolder).bytes('pictures/tile-eggs-320.avif');
  const folder = edited({});
  const bytes = (file: string) =>
    file === 'pictures/tile-eggs-960.avif' ? small : folder.bytes(file);
  expect(checkFolder({ ...folder, bytes }, example).map(({ says }) => says)).toEqual(
    onlyError('pictures/tile-eggs-960.avif is too small: 320 px wide instead of 960.'),
  );
});

describe("restaurant:check warns of the example's content", () => {
  test('the licence, sentences, logo or pictures of the example cause a warning', () => {
    const like = (file: string) => () => example.bytes(file).toString('utf8');
    const reported = message({
      'restaurant.json': instead('21226007000456', '11224999000123'),
      'pages/home.json': like('pages/home.json'),
      'brand/logo.svg': like('brand/logo.svg'),
    });
    expect(reported).toEqual(
      expect.arrayContaining([
        "warning restaurant.json:29 fssai is still the example's: 11224999000123.",
        expect.stringMatching(/^warning pages\/home\.json:\d+ “.*…” is still the example's, and/),
        "warning brand/logo.svg:- This is still the example's.",
      ]),
    );
    expect(reported.filter((one) => one.startsWith('error'))).toEqual([]);
  });

  test('.example addresses, which reach nobody, cause a warning', () =>
    expect(checkFolder(edited({}), example).map(({ says }) => says)).toContain(
      'https://dosemane.example is an example address, which reaches nobody.',
    ));
});

test('the report of restaurant:check lists errors before warnings and counts the errors', () =>
  expect(
    report('restaurant/', [
      warning('brand/logo.svg', undefined, 'Old.'),
      error('menu.json', 7, 'Wrong.'),
    ]),
  ).toBe('  ✗ menu.json:7  Wrong.\n  ! brand/logo.svg  Old.\nrestaurant/ has 1 mistake.'));

test('the report of restaurant:check on a folder without errors ends with "can open"', () => {
  expect(report('restaurant/', [])).toBe('restaurant/ can open.');
  expect(report('restaurant/', [warning('a', 1, 'b')])).toMatch(/can open; 1 thing to look at\.$/);
});
