import type { reasonTexts } from './en';

export const texts = {
  'item-unavailable': 'ಯಾವುದೋ ತಿನಿಸು ಖಾಲಿಯಾಗಿದೆ',
  'too-busy': 'ತುಂಬಾ ಕೆಲಸವಿದೆ',
  'customer-asked': 'ಗ್ರಾಹಕರು ಕೇಳಿದರು',
  'out-of-area': 'ತುಂಬಾ ದೂರ',
  'not-reachable': 'ಗ್ರಾಹಕರು ಸಿಗುತ್ತಿಲ್ಲ',
  'nobody-opens': 'ಯಾರೂ ಬಾಗಿಲು ತೆಗೆಯುತ್ತಿಲ್ಲ',
  'address-not-found': 'ವಿಳಾಸ ಸಿಗುತ್ತಿಲ್ಲ',
  refused: 'ಗ್ರಾಹಕರು ಬೇಡ ಎಂದರು',
  'not-delivered': 'ತಲುಪಿಸಲಾಗಲಿಲ್ಲ',
} satisfies typeof reasonTexts;
