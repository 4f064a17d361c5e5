import { restaurant } from '@burger/shared/restaurant';
import type { visitMessages } from './en';

const { address, name } = restaurant;

export const texts = {
  location: 'पता',
  hours: 'समय',
  phone: 'फ़ोन',
  email: 'ईमेल',
  kitchen: (kitchen, last) => `रसोई ${kitchen} बंद होती है, आख़िरी ऑर्डर ${last}`,
  byPhone: 'चाहें तो फ़ोन पर ऑर्डर करें: खुले समय में हम फ़ोन उठाते हैं।',
  directions: 'रास्ता देखें',
  map: `मैप: ${name}, ${address.street}`,
} satisfies typeof visitMessages;
