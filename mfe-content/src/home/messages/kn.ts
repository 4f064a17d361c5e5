import type { homeMessages } from './en';

export const texts = {
  hero: {
    order: 'ಈಗಲೇ ಆರ್ಡರ್ ಮಾಡಿ',
    visit: 'ನಮ್ಮಲ್ಲಿಗೆ ಬನ್ನಿ',
    openNow: (until) => `ಈಗ ತೆರೆದಿದೆ · ${until} ವರೆಗೆ`,
    opensAt: (time) => `${time} ಕ್ಕೆ ತೆರೆಯುತ್ತದೆ`,
    opensOn: (day, time) => `${day} ${time} ಕ್ಕೆ ತೆರೆಯುತ್ತದೆ`,
    delivery: (minutes, freeKm) => `${minutes} ನಿಮಿಷದಲ್ಲಿ ಬಾಗಿಲಿಗೆ · ${freeKm} ಕಿ.ಮೀ. ಒಳಗೆ ಉಚಿತ`,
    pickup: (minutes) => `ಪಿಕಪ್: ${minutes} ನಿಮಿಷದಲ್ಲಿ ಸಿದ್ಧ`,
    orderFor: {
      delivery: (when) => `ಈಗಲೇ ಆರ್ಡರ್ ಮಾಡಿ, ಡೆಲಿವರಿ: ${when}`,
      pickup: (when) => `ಈಗಲೇ ಆರ್ಡರ್ ಮಾಡಿ, ಸಿದ್ಧ: ${when}`,
    },
  },
  categories: 'ಏನು ತಿನ್ನೋಣ ಇವತ್ತು?',
  favourites: {
    title: 'ಎಲ್ಲರ ಅಚ್ಚುಮೆಚ್ಚು',
    all: 'ಪೂರ್ತಿ ಮೆನು ನೋಡಿ',
    loading: 'ಅಚ್ಚುಮೆಚ್ಚಿನ ತಿನಿಸುಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ',
  },
  visit: {
    title: 'ನಮ್ಮಲ್ಲಿಗೆ ಬನ್ನಿ',
  },
} satisfies typeof homeMessages;
