import type { messages } from './messages';

const items = (count: number): string => (count === 1 ? '1 ಐಟಂ' : `${count} ಐಟಂಗಳು`);

/** The menu in Kannada. */
export const kannada: typeof messages = {
  title: 'ನಮ್ಮ ಮೆನು',
  lead: 'ನೀವು ಆರ್ಡರ್ ಮಾಡಿದ ಮೇಲೆಯೇ ಅಡುಗೆ, ಮೊದಲೇ ಮಾಡಿಡುವುದಿಲ್ಲ.',
  search: {
    label: 'ಮೆನುವಿನಲ್ಲಿ ಹುಡುಕಿ',
    placeholder: 'ಮೆನುವಿನಲ್ಲಿ ಹುಡುಕಿ',
    clear: 'ಹುಡುಕಾಟ ಅಳಿಸಿ',
    clearText: 'ಹುಡುಕಿದ ಪದ ಅಳಿಸಿ',
    nothing: 'ನೀವು ಹುಡುಕಿದ ಐಟಂ ಸಿಗಲಿಲ್ಲ',
    nothingVegOnly: 'ಈಗ ಸಸ್ಯಾಹಾರಿ ತಿನಿಸುಗಳು ಮಾತ್ರ ಕಾಣುತ್ತಿವೆ.',
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
  categories: { label: 'ವಿಭಾಗಗಳು', open: 'ವಿಭಾಗಗಳು', count: items },
  dish: {
    add: 'ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ',
    adding: 'ಸೇರಿಸುತ್ತಿದ್ದೇವೆ…',
    late: 'ಕಾರ್ಟ್ ಸ್ಪಂದಿಸಲು ಸ್ವಲ್ಪ ತಡವಾಗುತ್ತಿದೆ. ಸ್ಪಂದಿಸಿದ ಕೂಡಲೇ ಇದನ್ನು ಸೇರಿಸುತ್ತೇವೆ.',
    quantity: (name) => `${name}: ಪ್ರಮಾಣ`,
    more: (name) => `${name} ಇನ್ನೊಂದು ಸೇರಿಸಿ`,
    less: (name) => `${name} ಒಂದು ಕಡಿಮೆ ಮಾಡಿ`,
    remove: (name) => `${name} ತೆಗೆದುಹಾಕಿ`,
    outOfSeason: 'ಈಗ ಸೀಸನ್ ಅಲ್ಲ',
    popular: 'ಜನಪ್ರಿಯ',
  },
  facts: {
    spice: 'ಖಾರ',
    spices: { mild: 'ಕಡಿಮೆ', medium: 'ಹದ', hot: 'ಜಾಸ್ತಿ' },
    allergens: 'ಇದರಲ್ಲಿದೆ',
    energy: 'ಶಕ್ತಿ',
    kcal: (kcal) => `${kcal} ಕಿಲೊಕ್ಯಾಲರಿ`,
    allergic: 'ಯಾವುದಕ್ಕಾದರೂ ಅಲರ್ಜಿ ಇದೆಯೇ? ಆರ್ಡರ್ ಮಾಡುವ ಮೊದಲು ಅಡುಗೆಯವರನ್ನು ಕೇಳಿ:',
  },
  cartBar: { items, view: 'ಕಾರ್ಟ್ ನೋಡಿ' },
};
