import type { ChangedMessages } from './en';

export const texts: ChangedMessages = {
  title: 'ಫೋನ್‌ನಲ್ಲಿ ಮಾತನಾಡಿದಂತೆ ನಿಮ್ಮ ಆರ್ಡರ್ ಬದಲಾಗಿದೆ.',
  added: (line) => `${line} ಸೇರಿಸಲಾಗಿದೆ`,
  off: (line) => `${line} ತೆಗೆಯಲಾಗಿದೆ`,
  more: (name, was, now) => `${name}: ${was} ಬದಲು ${now}`,
  other: (name) => `${name}: ಬೇರೆ ರೀತಿಯಲ್ಲಿ ತಯಾರಿಸಲಾಗುತ್ತದೆ`,
  same: (total) => `ಒಟ್ಟು ಮೊತ್ತ ${total} ಹಾಗೆಯೇ ಇದೆ.`,
  total: (was, now) => `ಮೊದಲು ${was} ಇತ್ತು, ಈಗ ${now}.`,
  collect: (amount) => `ಪಡೆಯುವಾಗ ${amount} ಪಾವತಿಸಬೇಕು.`,
  giveBack: (amount) => `ಪಡೆಯುವಾಗ ${amount} ನಿಮಗೆ ಹಿಂದಿರುಗಿಸುತ್ತೇವೆ.`,
};
