import path from 'node:path';
import { checkFolder } from './check-folder';
import { openFolder } from './folder';
import { edited, instead, none, testedFolder } from './testing';

const example = openFolder(path.resolve(__dirname, '../../../tests/example'));

/** What is said of the tested folder with these edits, beside what is said of it without them. */
const said = (edits: Parameters<typeof edited>[0]) =>
  checkFolder(edited(edits), example)
    .filter(({ says }) => !says.includes('.example'))
    .map(({ level, file, line, says }) => `${level} ${file}:${line ?? '-'} ${says}`);

const onlyError = (text: string) => expect.arrayContaining([expect.stringContaining(text)]);

test('the restaurant of the tests has no mistake', () => expect(said({})).toEqual([]));

test('the example has none either, and is called what it is', () => {
  const findings = checkFolder(example, example);
  expect(findings.map(({ level, says }) => [level, says])).toEqual([
    ['warning', expect.stringContaining('This is the example')],
  ]);
});

describe('each mistake is told with its file and line', () => {
  test.each<[mistake: string, edits: Parameters<typeof edited>[0], told: string]>([
    [
      'a file that is missing',
      { 'kn/pages/home.json': none },
      'error kn/pages/home.json:- This file is missing.',
    ],
    [
      'a comma that is missing',
      { 'rules.json': instead('"closes": "20:45",', '"closes": "20:45"') },
      'error rules.json:5 This is no JSON: a comma is missing',
    ],
    [
      'a quote that is missing',
      { 'pages/orders.json': instead('"empty": "', '"empty": ') },
      'error pages/orders.json:2 This is no JSON',
    ],
    [
      'a comment',
      { 'languages.json': () => '["en"] // mine' },
      'error languages.json:1 This is no JSON: comments are not possible',
    ],
    [
      'a name that stands twice',
      { 'restaurant.json': instead('"since": 1987,', '"since": 1987,\n  "since": 1988,') },
      'error restaurant.json:6 “since” stands here twice.',
    ],
    [
      'a fact that is missing',
      { 'restaurant.json': instead(/ {2}"fssai".*\n/, '') },
      'error restaurant.json:1 fssai is missing.',
    ],
    [
      'a name that nobody knows',
      { 'restaurant.json': instead('"fssai"', '"fsai"') },
      'fsai is not known here: is it spelt right?',
    ],
    [
      'a licence that is none',
      { 'restaurant.json': instead('21226007000456', '1234') },
      'error restaurant.json:28 fssai is "1234", but has to be the 14 digits of the licence.',
    ],
    [
      'a number in quotes',
      { 'restaurant.json': instead('"since": 1987', '"since": "1987"') },
      'since is "1987", but has to be a number without quotes.',
    ],
    [
      'a mailbox that is none',
      { 'restaurant.json': instead('tiffin@dosemane.example', 'tiffin') },
      'emails → orders is "tiffin", but has to be a mail address such as hello@example.com.',
    ],
    [
      'a language that nobody has texts for',
      { 'languages.json': () => '["en", "ta"]' },
      'error languages.json:1 2 is "ta"; possible are',
    ],
    [
      'two dishes with one id',
      { 'menu.json': instead('"id": 102', '"id": 101') },
      'dishes → 2 (Masala Dosa) → id: Two dishes have the same id.',
    ],
    [
      'two dishes with one name',
      { 'menu.json': instead('"name": "Masala Dosa"', '"name": "Set Dosa"') },
      'dishes → 2 (Set Dosa) → name: Two dishes have the same name.',
    ],
    [
      'a category that is not there',
      { 'menu.json': instead('"category": "eggs"', '"category": "egs"') },
      'dishes → 14 (Egg Dosa) → category: there is no category egs.',
    ],
    [
      'a name that is too long',
      { 'menu.json': instead('"name": "Masala Dosa"', `"name": "${'Masala '.repeat(20)}"`) },
      'is too long: 140 characters, at most 120.',
    ],
    [
      'a price in words',
      { 'menu.json': instead('₹85', '85 rupees') },
      'dishes → 2 (Masala Dosa) → price: A price is written like ₹5 or ₹5.50.',
    ],
    [
      'an hour that is none',
      { 'rules.json': instead('06:30', '6.30 am') },
      'error rules.json:3 hours → opens is "6.30 am", but has to be a time such as 09:30.',
    ],
    [
      'hours out of order',
      { 'rules.json': instead('"lastOrders": "20:00"', '"lastOrders": "23:00"') },
      'The hours have to follow each other',
    ],
    [
      'a day that is none',
      { 'rules.json': instead('"tuesday"', '"Tuesday"') },
      'closedWeekdays → 1 is "Tuesday"; possible are',
    ],
    [
      'tax that may not be collected',
      { 'rules.json': instead('"cgst": 0', '"cgst": 250') },
      'A restaurant of the scheme composition may not collect tax',
    ],
    [
      'a GSTIN that is none',
      { 'rules.json': instead('29PQRSX6789K1Z3', '29') },
      'The GSTIN has 15 letters and digits.',
    ],
    [
      'orders that are forgotten before the law lets them be',
      { 'rules.json': instead('"taxMonths": 72', '"taxMonths": 12') },
      'The GST law wants orders kept for 72 months',
    ],
    [
      'free delivery beyond where it goes',
      { 'rules.json': instead('"freeUpToKm": 1', '"freeUpToKm": 9') },
      'Delivery is free farther than it goes (limitKm).',
    ],
    [
      'a number that is checked at some time or other',
      {
        'rules.json': instead(
          '"enforceHours": false',
          '"enforceHours": false, "verifiedPhone": "often"',
        ),
      },
      'verifiedPhone is "often", but has to be "never", "first-order" or { "above": 800 }.',
    ],
    [
      'two promos with one code',
      { 'rules.json': instead('"KAAPI40"', '"TIFFIN12"') },
      'promos → 2 (TIFFIN12) → code: Two promos have the same code.',
    ],
    [
      'a dish that is not translated',
      { 'kn/menu.json': instead('"102"', '"1020"') },
      'dishes → 102 → name is missing: “Masala Dosa” is not translated.',
    ],
    [
      'words of a dish that has gone',
      { 'kn/menu.json': instead('"102"', '"1020"') },
      'There are words for dishes → 1020, which is not there in English.',
    ],
    [
      'a dish that is said in English',
      { 'kn/menu.json': instead('"ಮಸಾಲೆ ದೋಸೆ"', '"Masala Dosa"') },
      'warning kn/menu.json:55 “Masala Dosa” is still in English.',
    ],
    [
      'a fact that is not translated',
      { 'kn/restaurant.json': instead(/"grievanceOfficer".*/, '"name": "ದೋಸೆ"') },
      'grievanceOfficer is missing: “Lalitha Venkatesh” is not translated.',
    ],
    [
      'a sentence of a page that is not translated',
      { 'kn/pages/contact.json': instead(/"find".*/, '"findd": ""') },
      'error kn/pages/contact.json:1 find is missing.',
    ],
    [
      'an answer that is not translated',
      { 'kn/pages/questions.json': instead('"egg"', '"eggs"') },
      'egg is missing: “Do eggs touch the dosa plate?” is not translated.',
    ],
    [
      'a kind of offers that is not translated',
      { 'kn/pages/categories.json': instead('"Together"', '"Togther"') },
      'Together is missing: “Together” is not translated.',
    ],
    [
      'a placeholder that nobody knows',
      { 'pages/reasons.json': instead('{minutes}', '{minuets}') },
      '{minuets} is nothing that can be filled in here. Possible are {name}, {area}',
    ],
    [
      'a rule that the first screen does not know',
      { 'pages/home.json': instead('{years}', '{minutes}') },
      '{minutes} is nothing that can be filled in here. Possible are {name}, {area}, {city}, {since}, {years}.',
    ],
    [
      'a code that the promo table does not have',
      { 'pages/offers.json': instead('"KAAPI40"', '"KAAPI50"') },
      'The code KAAPI50 of the offer “A table of friends” is not in the promo table of rules.json.',
    ],
    [
      'two stories with one id',
      { 'pages/posts.json': instead('"sugar-or-not"', '"the-stone-upstairs"') },
      'The id the-stone-upstairs is there twice.',
    ],
    [
      'a picture that is not there',
      { 'menu.json': instead('"tile-eggs"', '"tile-omelettes"') },
      'There is no picture tile-omelettes in pictures/: `npm run restaurant:pictures -- <folder>` makes it of yours.',
    ],
    [
      'a drawing that is not there',
      {
        'pages/about.json': instead(
          '"picture": {',
          '"drawings": { "stones": "Ours." },\n  "picture": {',
        ),
      },
      'There is no drawing pictures/stones.svg.',
    ],
    [
      'a size of a picture that is not there',
      { 'pictures/tile-eggs-720.avif': none },
      'Of the picture tile-eggs a size is missing: pictures/tile-eggs-720.avif.',
    ],
    [
      'a picture that is none',
      { 'pictures/tile-eggs-720.avif': () => 'a photograph' },
      'pictures/tile-eggs-720.avif is no picture.',
    ],
    [
      'a social card that is missing',
      { 'pictures/hero-card.jpg': none },
      'The social card pictures/hero-card.jpg is missing',
    ],
    [
      'a logo that browsers do not show',
      { 'brand/logo.svg': instead('<path', '<style>path{}</style><path') },
      'error brand/logo.svg:- The SVG has scripts, styles or pictures in it',
    ],
    [
      'a logo that cannot be sized',
      { 'brand/logo.svg': instead(/ viewBox="[^"]*"/, '') },
      'The SVG has no viewBox',
    ],
    ['an icon that is missing', { 'brand/icons/icon-512.png': none }, 'This icon is missing'],
    [
      'a colour that is none',
      { 'brand/theme.json': instead('#10241C', 'green') },
      'colours → ink → light is "green"',
    ],
    [
      'text that cannot be read',
      { 'brand/theme.json': instead('"light": "#486056"', '"light": "#A8B0A6"') },
      'In the light scheme inkSoft on page has a contrast of',
    ],
    [
      'text that cannot be read on the ground of a category',
      { 'brand/theme.json': instead('"light": "#F3E4CF"', '"light": "#8A7A66"') },
      'error brand/theme.json:29 In the light scheme inkSoft on the studio palm-leaf has a contrast of',
    ],
    [
      'a ground that the theme does not have',
      { 'menu.json': instead('"studio": "palm-leaf"', '"studio": "palm-leef"') },
      'The category “Filter coffee and tea” stands in the studio palm-leef, which is not among',
    ],
    [
      'allergens that are not translated',
      { 'kn/menu.json': instead('"allergens": ["ಹಾಲು"]', '"spice": "mild"') },
      'allergens is missing: a list such as ["Milk"], in this language.',
    ],
    [
      'words that a new folder asks for',
      { 'pages/contact.json': instead(/"find": "[^"]*"/, '"find": "Say here where to park."') },
      '“Say here where to park.” asks for words of yours.',
    ],
    [
      'a picture that nothing names any more',
      { 'menu.json': instead('"picture": "tile-eggs"', '"picture": ""') },
      'Named nowhere, and may be deleted: tile-eggs.',
    ],
    [
      'a dish whose picture may have been forgotten',
      { 'menu.json': instead('"image": ""', '"image": "tile-eggs"') },
      'The dish “Masala Dosa” has no picture: a drawn tile stands in its place.',
    ],
  ])('%s', (_mistake, edits, told) => expect(said(edits)).toEqual(onlyError(told)));
});

test('a picture that is too small is told with what it has and what it needs', () => {
  const small = openFolder(testedFolder).bytes('pictures/tile-eggs-320.avif');
  const folder = edited({});
  const bytes = (file: string) =>
    file === 'pictures/tile-eggs-960.avif' ? small : folder.bytes(file);
  expect(checkFolder({ ...folder, bytes }, example).map(({ says }) => says)).toEqual(
    onlyError('pictures/tile-eggs-960.avif is too small: 320 px wide instead of 960.'),
  );
});

describe("what is still the example's is warned of", () => {
  test('a licence, sentences, the logo and pictures', () => {
    const like = (file: string) => () => example.bytes(file).toString('utf8');
    const told = said({
      'restaurant.json': instead('21226007000456', '11224999000123'),
      'pages/home.json': like('pages/home.json'),
      'brand/logo.svg': like('brand/logo.svg'),
    });
    expect(told).toEqual(
      expect.arrayContaining([
        "warning restaurant.json:28 fssai is still the example's: 11224999000123.",
        expect.stringMatching(/^warning pages\/home\.json:\d+ “.*…” is still the example's, and/),
        "warning brand/logo.svg:- This is still the example's.",
      ]),
    );
    expect(told.filter((one) => one.startsWith('error'))).toEqual([]);
  });

  test('addresses at which nobody is reached', () =>
    expect(checkFolder(edited({}), example).map(({ says }) => says)).toContain(
      'https://dosemane.example is an address for examples, where nobody is reached.',
    ));
});
