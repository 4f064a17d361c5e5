import { restaurant } from '@burger/shared/restaurant';
import type { visitMessages } from './en';

const { address, name } = restaurant;

export const texts = {
  location: 'ವಿಳಾಸ',
  hours: 'ಸಮಯ',
  phone: 'ಫೋನ್',
  email: 'ಇಮೇಲ್',
  kitchen: (kitchen, last) => `ಅಡುಗೆಮನೆ ${kitchen} ಕ್ಕೆ ಮುಚ್ಚುತ್ತದೆ, ಕೊನೆಯ ಆರ್ಡರ್ ${last}`,
  byPhone: 'ಬೇಕಿದ್ದರೆ ಫೋನ್‌ನಲ್ಲೇ ಆರ್ಡರ್ ಮಾಡಿ: ತೆರೆದಿರುವ ಸಮಯದಲ್ಲಿ ಫೋನ್ ಎತ್ತುತ್ತೇವೆ.',
  directions: 'ದಾರಿ ನೋಡಿ',
  map: `ಮ್ಯಾಪ್: ${name}, ${address.street}`,
} satisfies typeof visitMessages;
