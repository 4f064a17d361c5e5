import type { closedMessages } from './en';

export const texts: typeof closedMessages = {
  reasons: {
    'item-unavailable': 'ಆರ್ಡರ್‌ನಲ್ಲಿದ್ದ ಒಂದು ತಿನಿಸು ಮುಗಿದಿದೆ.',
    'too-busy': 'ಅಡುಗೆಮನೆಯಲ್ಲಿ ತುಂಬಾ ಒತ್ತಡವಿತ್ತು.',
    'customer-asked': 'ಕೋರಿಕೆಯಂತೆ ರದ್ದು ಮಾಡಲಾಗಿದೆ.',
    'out-of-area': 'ವಿಳಾಸ ನಮಗೆ ತುಂಬಾ ದೂರವಾಗಿದೆ.',
    'not-reachable': 'ಫೋನ್‌ನಲ್ಲಿ ಯಾರನ್ನೂ ಸಂಪರ್ಕಿಸಲು ಆಗಲಿಲ್ಲ.',
    'nobody-opens': 'ನಮ್ಮ ರೈಡರ್ ಬಂದಾಗ ಯಾರೂ ಬಾಗಿಲು ತೆರೆಯಲಿಲ್ಲ.',
    'address-not-found': 'ನಮ್ಮ ರೈಡರ್‌ಗೆ ವಿಳಾಸ ಸಿಗಲಿಲ್ಲ.',
    refused: 'ಬಾಗಿಲಲ್ಲಿ ಆರ್ಡರ್ ಸ್ವೀಕರಿಸಲಿಲ್ಲ.',
    'not-delivered': 'ನಮ್ಮ ರೈಡರ್‌ಗೆ ಇದನ್ನು ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ.',
  },
  reason: (written) => `ಕಾರಣ: ${written}`,
  unsaid: 'ಕಾರಣ ತಿಳಿಯಲು ದಯವಿಟ್ಟು ಕರೆ ಮಾಡಿ.',
};
