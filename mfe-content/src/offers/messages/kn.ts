import type { offerMessages } from './en';

export const texts = {
  title: 'ಆಫರ್‌ಗಳು',
  lead: {
    both: 'ಕಾರ್ಟ್‌ಗೆ ಮತ್ತು ಕೌಂಟರ್‌ಗೆ ಕೋಡ್‌ಗಳು. ಒಂದು ಆರ್ಡರ್‌ಗೆ ಒಂದೇ ಕೋಡ್; ಯಾವುದು ಎಂಬುದು ನಿಮ್ಮ ಆಯ್ಕೆ.',
    cart: 'ಕಾರ್ಟ್‌ಗೆ ಕೋಡ್‌ಗಳು. ಒಂದು ಆರ್ಡರ್‌ಗೆ ಒಂದೇ ಕೋಡ್; ಯಾವುದು ಎಂಬುದು ನಿಮ್ಮ ಆಯ್ಕೆ.',
    counter: 'ಕೌಂಟರ್‌ನಲ್ಲಿ ತೋರಿಸುವ ಕೋಡ್‌ಗಳು, ಒಂದು ಆರ್ಡರ್‌ಗೆ ಒಂದು.',
    none: 'ಈಗ ಆಫರ್ ಇಲ್ಲ.',
  },
  categories: 'ವಿಭಾಗ',
  featured: 'ವಿಶೇಷ ಆಫರ್‌ಗಳು',
  more: 'ಇನ್ನಷ್ಟು ಆಫರ್‌ಗಳು',
  popular: 'ಜನಪ್ರಿಯ',
  code: 'ಕೋಡ್',
  off: (amount) => `${amount} ರಿಯಾಯಿತಿ`,
  minimum: (rupees) => `₹${rupees} ಅಥವಾ ಹೆಚ್ಚಿನ ಆರ್ಡರ್‌ಗೆ`,
  noMinimum: 'ಕನಿಷ್ಠ ಆರ್ಡರ್ ಇಲ್ಲ',
  terms: 'ಷರತ್ತುಗಳು',
  claim: 'ಆಫರ್ ಪಡೆಯಿರಿ',
  claimFor: (title) => `ಆಫರ್ ಪಡೆಯಿರಿ: ${title}`,
  applied: (code) => `${code} ನಿಮ್ಮ ಕಾರ್ಟ್‌ಗೆ ಹೋಗುತ್ತಿದೆ.`,
  appliedMinimum: (rupees) => `₹${rupees} ಅಥವಾ ಹೆಚ್ಚಿನ ಆರ್ಡರ್‌ಗೆ ಇದು ಅನ್ವಯಿಸುತ್ತದೆ.`,
  toMenu: 'ತಿನಿಸು ಆರಿಸಿ',
  copied: (code) => `${code} ಕಾಪಿ ಆಗಿದೆ. ಕೌಂಟರ್‌ನಲ್ಲಿ ತೋರಿಸಿ.`,
  visible: (code) => `${code} ಕೋಡ್ ಬರೆದಿಟ್ಟುಕೊಂಡು ಕೌಂಟರ್‌ನಲ್ಲಿ ತೋರಿಸಿ.`,
  howTitle: 'ಆಫರ್ ಬಳಸುವುದು ಹೇಗೆ',
} satisfies typeof offerMessages;
