import type { usualMessages } from './en';

export const texts: typeof usualMessages = {
  title: 'ನಿಮ್ಮ ಎಂದಿನ ಆರ್ಡರ್',
  no: 'ಬೇಡ',
  ordered: (moment) => `ಆರ್ಡರ್ ಮಾಡಿದ್ದು: ${moment}`,
  add: (price) => `ಸೇರಿಸಿ · ${price}`,
  missing: (count) => `ಇದರಲ್ಲಿ ${count} ತಿನಿಸುಗಳು ಇವತ್ತು ಇಲ್ಲ.`,
  otherPrices: (count) => `ಇದರಲ್ಲಿ ${count} ತಿನಿಸುಗಳ ಬೆಲೆ ಈಗ ಬದಲಾಗಿದೆ.`,
  added: 'ನಿಮ್ಮ ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿದ್ದೇವೆ.',
  none: 'ನೀವು ಆರ್ಡರ್ ಮಾಡಿದ್ದು ಇಲ್ಲಿರುತ್ತದೆ, ಒಂದೇ ಟ್ಯಾಪ್ ಸಾಕು.',
};
