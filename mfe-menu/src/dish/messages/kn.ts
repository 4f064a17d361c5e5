import type { dishMessages } from './en';

export const texts: typeof dishMessages = {
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
