// Browser tests of tests/e2e by the packages whose pages, parts or answers they are about; whoever changes one runs them.
const ofAll =
  /^(journey|site|steady|budgets|press|accessibility\/pages|contract\/|faults\/remotes)/;

const own = {
  'mfe-menu':
    /^(menu|large-menu|live-shop|back|more-of-it|accessibility\/(dialogs|quick-order)|faults\/shop-news|spec\/(01|02-menu|10))/,
  'mfe-cart-checkout':
    /^(how-and-when|more-of-it|placing-code|steps-to-order|verified-phone|accessibility\/(keyboard|order|quick-order)|faults\/(geolocation|local-storage|maps|store)|spec\/(01|02-c(art|heckout)|04|07))/,
  'mfe-account-orders':
    /^(follow|order-names|seen-orders|usual|placing-code|steps-to-order|accessibility\/(account|dialogs|order)|faults\/(auth|store)|spec\/(02-orders|02-sign-in|06))/,
  'mfe-content':
    /^(home|faults\/reviews|spec\/(02-(about|blogs|contact|faq|home|offers|review-form)|10))/,
  'mfe-kitchen': /^(accessibility\/counter|counter|health|live-shop|faults\/counter|spec\/06)/,
  shell:
    /^(back|health|home|languages|late-fonts|offline|security-headers|seen-orders|somebody-here|foreign-origin|deploy\/|dev\/|faults\/browser|spec\/(02-navigation|07|11))/,
  functions:
    /^(app-check|counter|follow|health|how-and-when|live-shop|my-data|order-names|personal-data|placing-code|verified-phone|faults\/(app-check|auth|counter|maps|reviews|store)|spec\/(06|07|10))/,
  'local-backend':
    /^(app-check|foreign-origin|my-data|personal-data|security-headers|faults\/|spec\/06)/,
};

// Beside tests/contract, which holds everybody: what the server alone has to stand.
const ofServer = ['tests/attacks', 'tests/rules'];
const jestFolders = { functions: ofServer, 'local-backend': ofServer };

// What builds, publishes and deploys the site is the shell's, as Nx has it: a change of it affects the shell alone.
const beside = { shell: ['release', 'scripts'] };

/** The packages that tests belong to. */
export const testedAlone = Object.keys(own);

/** Whether these are all remotes: so it is where something has changed that they build on, as `shared` or the restaurant. */
export const areAll = (names) =>
  testedAlone.filter((name) => name.startsWith('mfe-')).every((name) => names.includes(name));

/** The folders of these packages. */
export const foldersOf = (names) => names.flatMap((name) => [name, ...(beside[name] ?? [])]);

/** Whether a file, named as it lies in tests/e2e, is about one of these packages. */
export const isAbout = (names, file) =>
  ofAll.test(file) || names.some((name) => own[name].test(file));

/** Where Jest's tests of these packages lie. */
export const jestOf = (names) => [
  ...foldersOf(names).map((folder) => `${folder}/`),
  'tests/contract/',
  ...new Set(names.flatMap((name) => jestFolders[name] ?? [])),
];
