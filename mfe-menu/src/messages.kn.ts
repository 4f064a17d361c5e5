import type { dishMessages } from './dish/dish-messages';
import type { messages } from './messages';

const items = (count: number): string => (count === 1 ? '1 ಐಟಂ' : `${count} ಐಟಂಗಳು`);

/** The menu in Kannada. */
export const texts: typeof messages = {
  title: 'ನಮ್ಮ ಮೆನು',
  menuOf: (restaurant) => `${restaurant} ಮೆನು`,
  lead: 'ನೀವು ಆರ್ಡರ್ ಮಾಡಿದ ಮೇಲೆಯೇ ಅಡುಗೆ, ಮೊದಲೇ ಮಾಡಿಡುವುದಿಲ್ಲ.',
  alsoPopular: 'ಇವೂ ಜನಪ್ರಿಯ',
  search: {
    label: 'ಮೆನುವಿನಲ್ಲಿ ಹುಡುಕಿ',
    clear: 'ಹುಡುಕಾಟ ಅಳಿಸಿ',
    clearText: 'ಹುಡುಕಿದ ಪದ ಅಳಿಸಿ',
    nothing: 'ನೀವು ಹುಡುಕಿದ ಐಟಂ ಸಿಗಲಿಲ್ಲ',
    nothingVegOnly: 'ಈಗ ಸಸ್ಯಾಹಾರಿ ತಿನಿಸುಗಳು ಮಾತ್ರ ಕಾಣುತ್ತಿವೆ.',
    instead: 'ಹಲವರು ಇಷ್ಟಪಡುವ ತಿನಿಸುಗಳು:',
    call: 'ಬೇರೆ ಏನಾದರೂ ಬೇಕೇ? ನಮಗೆ ಕರೆ ಮಾಡಿ:',
    found: (count, query) => `“${query}” ಹುಡುಕಾಟಕ್ಕೆ ${items(count)}`,
  },
  vegOnly: {
    label: 'ಸಸ್ಯಾಹಾರಿ ಮಾತ್ರ',
    shown: (count) => `${count} ಸಸ್ಯಾಹಾರಿ ${count === 1 ? 'ಐಟಂ' : 'ಐಟಂಗಳು'}`,
  },
  legend: {
    label: 'ಮೆನುವಿನ ಗುರುತುಗಳು',
    veg: 'ಸಸ್ಯಾಹಾರಿ',
    nonVeg: 'ಮಾಂಸಾಹಾರಿ',
    popular: 'ಜನಪ್ರಿಯ',
  },
  filters: {
    label: 'ಮೆನುವಿನಲ್ಲಿ ಆರಿಸಿ ನೋಡಿ',
    cheap: (amount) => `${amount}ಕ್ಕಿಂತ ಕಡಿಮೆ`,
    spicy: 'ಖಾರ',
    jain: 'ಜೈನ್ ಸಾಧ್ಯ',
    fresh: 'ಹೊಸದು',
    showAll: 'ಎಲ್ಲ ತೋರಿಸಿ',
  },
  categories: { label: 'ವಿಭಾಗಗಳು', open: 'ಮೆನು', count: items },
  dish: {
    add: 'ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ',
    adding: 'ಸೇರಿಸುತ್ತಿದ್ದೇವೆ…',
    late: 'ಕಾರ್ಟ್ ಸ್ಪಂದಿಸಲು ಸ್ವಲ್ಪ ತಡವಾಗುತ್ತಿದೆ. ಸ್ಪಂದಿಸಿದ ಕೂಡಲೇ ಇದನ್ನು ಸೇರಿಸುತ್ತೇವೆ.',
    quantity: (name) => `${name}: ಪ್ರಮಾಣ`,
    more: (name) => `${name} ಇನ್ನೊಂದು ಸೇರಿಸಿ`,
    less: (name) => `${name} ಒಂದು ಕಡಿಮೆ ಮಾಡಿ`,
    remove: (name) => `${name} ತೆಗೆದುಹಾಕಿ`,
    customise: 'ನಿಮ್ಮಿಷ್ಟದಂತೆ',
    outOfSeason: 'ಈಗ ಸೀಸನ್ ಅಲ್ಲ',
    soldOut: 'ಇಂದು ಖಾಲಿಯಾಗಿದೆ',
    backAt: (time) => `${time} ಕ್ಕೆ ಮತ್ತೆ ಲಭ್ಯ`,
    popular: 'ಜನಪ್ರಿಯ',
    notLoaded: 'ಈ ಭಾಗ ತೆರೆಯಲಾಗಲಿಲ್ಲ.',
    tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    goesWell: 'ಇದರ ಜೊತೆಗೆ ಚೆನ್ನಾಗಿರುತ್ತದೆ',
    added: (name) => `${name} ಸೇರಿಸಲಾಗಿದೆ`,
  },
  status: {
    paused: 'ಈಗ ನಾವು ಆರ್ಡರ್ ತೆಗೆದುಕೊಳ್ಳುತ್ತಿಲ್ಲ.',
    againAt: (time) => `${time} ಕ್ಕೆ ಮತ್ತೆ ಶುರು ಮಾಡುತ್ತೇವೆ.`,
    againOn: (moment) => `ಮತ್ತೆ ಶುರು ಮಾಡುವುದು: ${moment}.`,
    againUnknown: 'ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ನೋಡಿ, ಅಥವಾ ನಮಗೆ ಕರೆ ಮಾಡಿ:',
    busy: (minutes) => `ಅಡುಗೆಮನೆ ತುಂಬಾ ಬ್ಯುಸಿ: ಆರ್ಡರ್ ಬರಲು ಸುಮಾರು ${minutes} ನಿಮಿಷ ಹೆಚ್ಚು ಬೇಕಾಗುತ್ತದೆ.`,
  },
  cartBar: {
    items,
    view: 'ಕಾರ್ಟ್ ನೋಡಿ',
    addMore: (missing, amount, code) => `ಇನ್ನೂ ${missing} ಸೇರಿಸಿ, ${code} ಬಳಸಿ ${amount} ಉಳಿಸಿ`,
    save: (amount, code) => `${code} ಬಳಸಿ ${amount} ಉಳಿಸಿ`,
  },
};

export const dish: typeof dishMessages = {
  required: 'ಕಡ್ಡಾಯ',
  one: 'ಒಂದನ್ನು ಆರಿಸಿ',
  upTo: (max) => `${max} ರವರೆಗೆ ಆರಿಸಬಹುದು`,
  exactly: (count) => `${count} ಆರಿಸಿ`,
  between: (min, max) => `${min} ರಿಂದ ${max} ರವರೆಗೆ ಆರಿಸಿ`,
  noThanks: 'ಬೇಡ, ಧನ್ಯವಾದ',
  soldOut: 'ಖಾಲಿಯಾಗಿದೆ',
  full: (max) =>
    max === 1
      ? 'ಒಂದನ್ನು ಮಾತ್ರ ಆರಿಸಬಹುದು. ಬೇರೆಯದು ಬೇಕಿದ್ದರೆ ಇದನ್ನು ತೆಗೆಯಿರಿ.'
      : `${max} ಆಯ್ಕೆಗಳೂ ಮುಗಿದವು. ಬೇರೆಯದು ಬೇಕಿದ್ದರೆ ಒಂದನ್ನು ತೆಗೆಯಿರಿ.`,
  missing: (min) => (min === 1 ? 'ದಯವಿಟ್ಟು ಒಂದನ್ನು ಆರಿಸಿ.' : `ದಯವಿಟ್ಟು ${min} ಆರಿಸಿ.`),
  noneLeft: 'ಇದು ಖಾಲಿಯಾಗಿದೆ, ಆದ್ದರಿಂದ ಈಗ ಈ ತಿನಿಸು ಮಾಡಲಾಗದು.',
  nowNonVeg: 'ಈ ಆಯ್ಕೆಗಳೊಂದಿಗೆ ಇದು ಸಸ್ಯಾಹಾರಿ ತಿನಿಸಲ್ಲ.',
  note: 'ಅಡುಗೆಯವರಿಗೆ ಸೂಚನೆ',
  noteExample: 'ಉದಾ. ಈರುಳ್ಳಿ ಬೇಡ',
  allergy: 'ಅಲರ್ಜಿ',
  isAllergy: 'ಇದು ಅಲರ್ಜಿಯ ಬಗ್ಗೆ',
  left: (count) => `ಇನ್ನೂ ${count} ಅಕ್ಷರ ಬರೆಯಬಹುದು`,
  noteProblems: {
    'too-long': 'ಸೂಚನೆ ತುಂಬಾ ಉದ್ದವಾಗಿದೆ.',
    unprintable: 'ಸೂಚನೆಯಲ್ಲಿ ಮುದ್ರಿಸಲಾಗದ ಅಕ್ಷರಗಳಿವೆ.',
  },
  add: (quantity, total) => `${quantity} ಸೇರಿಸಿ · ${total}`,
  save: (total) => `ಬದಲಾವಣೆ ಉಳಿಸಿ · ${total}`,
  same: 'ಮೊದಲಿನಂತೆಯೇ',
  asItComes: 'ಎಂದಿನಂತೆ',
  anew: 'ಹೊಸದಾಗಿ ಆರಿಸಿ',
  facts: {
    mrp: 'ಎಂಆರ್‌ಪಿ',
    allTaxes: (price) => `${price}, ಎಲ್ಲಾ ತೆರಿಗೆ ಸೇರಿ`,
    netQuantity: 'ನಿವ್ವಳ ಪ್ರಮಾಣ',
    maker: 'ತಯಾರಕರು',
    origin: 'ಮೂಲ ದೇಶ',
    spice: 'ಖಾರ',
    spices: { mild: 'ಕಡಿಮೆ', medium: 'ಹದ', hot: 'ಜಾಸ್ತಿ' },
    allergens: 'ಇದರಲ್ಲಿದೆ',
    energy: 'ಶಕ್ತಿ',
    kcal: (kcal) => `${kcal} ಕಿಲೊಕ್ಯಾಲರಿ`,
    allergic: 'ಯಾವುದಕ್ಕಾದರೂ ಅಲರ್ಜಿ ಇದೆಯೇ? ಆರ್ಡರ್ ಮಾಡುವ ಮೊದಲು ಅಡುಗೆಯವರನ್ನು ಕೇಳಿ:',
  },
};
