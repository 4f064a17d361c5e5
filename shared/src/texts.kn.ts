import type { RefusalCode } from './contracts/api';
import type { Category } from './contracts/dish';
import type { messages as contracts } from './contracts/messages';
import type { messages as pricing } from './pricing/messages';
import dishes from './restaurant/menu.kn.json';
import type { messages as times } from './restaurant/messages';
import { restaurantInKannada } from './restaurant/restaurant.kn';
import type { messages as ui } from './ui/messages';

const partOfDay = (hour: number): string => {
  if (hour < 4 || hour >= 19) return 'ರಾತ್ರಿ';
  if (hour < 12) return 'ಬೆಳಗ್ಗೆ';
  return hour < 16 ? 'ಮಧ್ಯಾಹ್ನ' : 'ಸಂಜೆ';
};

/** What is shared, in Kannada. */
export const texts = {
  'shared/ui': {
    close: 'ಮುಚ್ಚಿ',
    optional: '(ಕಡ್ಡಾಯವಲ್ಲ)',
    veg: 'ಸಸ್ಯಾಹಾರಿ',
    nonVeg: 'ಮಾಂಸಾಹಾರಿ',
    quantityOf: (name) => `${name}: ಪ್ರಮಾಣ`,
    remove: (name) => `${name} ತೆಗೆದುಹಾಕಿ`,
    oneLess: (name) => `${name} ಒಂದು ಕಡಿಮೆ ಮಾಡಿ`,
    oneMore: (name) => `${name} ಇನ್ನೊಂದು ಸೇರಿಸಿ`,
  } satisfies typeof ui,
  'shared/contracts': {
    fields: {
      name: 'ಹೆಸರು',
      email: 'ಇಮೇಲ್',
      phone: 'ಫೋನ್',
      review: 'ವಿಮರ್ಶೆ',
      message: 'ಸಂದೇಶ',
      address: 'ಡೆಲಿವರಿ ವಿಳಾಸ',
      landmark: 'ಹತ್ತಿರದ ಗುರುತು',
      instructions: 'ವಿಶೇಷ ಸೂಚನೆಗಳು',
      promoCode: 'ಪ್ರೋಮೊ ಕೋಡ್',
    },
    notText: (field) => `${field} ಅಕ್ಷರಗಳಲ್ಲಿರಬೇಕು`,
    tooLong: (field, max) => `${field} ${max} ಅಕ್ಷರಗಳಿಗಿಂತ ಹೆಚ್ಚಿರಬಾರದು`,
    unprintable: (field) => `${field}: ಮುದ್ರಿಸಲಾಗದ ಅಕ್ಷರಗಳಿವೆ`,
    name: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಹೆಸರು ಬರೆಯಿರಿ',
    email: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ',
    badEmail: 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಇಮೇಲ್ ವಿಳಾಸ ಬರೆಯಿರಿ',
    phone: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ಬರೆಯಿರಿ',
    badPhone: 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ಭಾರತೀಯ ಮೊಬೈಲ್ ನಂಬರ್ ಬರೆಯಿರಿ',
    address: 'ದಯವಿಟ್ಟು ಡೆಲಿವರಿ ವಿಳಾಸ ಬರೆಯಿರಿ',
    subject: 'ದಯವಿಟ್ಟು ವಿಷಯ ಆರಿಸಿ',
    message: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಸಂದೇಶ ಬರೆಯಿರಿ',
    incompleteReview: 'ದಯವಿಟ್ಟು ಅಗತ್ಯ ವಿವರಗಳನ್ನೆಲ್ಲ ತುಂಬಿ, ಸ್ಟಾರ್ ರೇಟಿಂಗ್ ಕೊಡಿ',
  } satisfies typeof contracts,
  'shared/refusals': {
    invalid: 'ಆರ್ಡರ್‌ನಲ್ಲಿ ಏನೋ ಸರಿಯಿಲ್ಲ. ದಯವಿಟ್ಟು ಪರಿಶೀಲಿಸಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    unauthenticated: 'ದಯವಿಟ್ಟು ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಿ.',
    forbidden: 'ಈ ಆರ್ಡರ್ ಬೇರೆ ಖಾತೆಗೆ ಸೇರಿದೆ.',
    'not-found': 'ಈ ವಿಳಾಸದಲ್ಲಿ ಏನೂ ಇಲ್ಲ.',
    'too-large': 'ಕಳಿಸಿದ್ದು ತುಂಬಾ ದೊಡ್ಡದಾಗಿದೆ.',
    'too-many-requests': 'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಕಾಯಿರಿ.',
    'dish-unavailable': 'ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿರುವ ಒಂದು ತಿನಿಸು ಈಗ ಸಿಗುವುದಿಲ್ಲ. ದಯವಿಟ್ಟು ಅದನ್ನು ತೆಗೆದುಹಾಕಿ.',
    'promo-refused': 'ಈ ಪ್ರೋಮೊ ಕೋಡ್ ಈ ಆರ್ಡರ್‌ಗೆ ಅನ್ವಯಿಸುವುದಿಲ್ಲ',
    'out-of-range': 'ಕ್ಷಮಿಸಿ, ಅಷ್ಟು ದೂರಕ್ಕೆ ನಾವು ಡೆಲಿವರಿ ಮಾಡುವುದಿಲ್ಲ.',
    closed: 'ಈಗ ನಮ್ಮ ಅಡುಗೆಮನೆ ಮುಚ್ಚಿದೆ. ತೆರೆದ ಮೇಲೆ ಆರ್ಡರ್ ಮಾಡಿ.',
    unavailable: 'ಸದ್ಯಕ್ಕೆ ಇದು ಆಗುತ್ತಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    internal: 'ನಮ್ಮ ಕಡೆ ಏನೋ ತಪ್ಪಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  } satisfies Record<RefusalCode, string>,
  'shared/pricing': {
    blank: 'ದಯವಿಟ್ಟು ಪ್ರೋಮೊ ಕೋಡ್ ಬರೆಯಿರಿ',
    unknown: 'ಈ ಪ್ರೋಮೊ ಕೋಡ್ ಸರಿಯಿಲ್ಲ',
    minimum: (rupees) => `ಈ ಪ್ರೋಮೊಗೆ ಕನಿಷ್ಠ ₹${rupees} ಆರ್ಡರ್ ಬೇಕು`,
  } satisfies typeof pricing,
  'shared/restaurant-times': {
    time: (clock, hour) => `${partOfDay(hour)} ${clock}`,
  } satisfies typeof times,
  'shared/restaurant': restaurantInKannada,
  'shared/categories': {
    'Burgers (Veg)': 'ಬರ್ಗರ್ (ಸಸ್ಯಾಹಾರಿ)',
    'Burgers (Non Veg)': 'ಬರ್ಗರ್ (ಮಾಂಸಾಹಾರಿ)',
    Wraps: 'ರ‍್ಯಾಪ್',
    'Sides (Veg)': 'ಸೈಡ್ಸ್ (ಸಸ್ಯಾಹಾರಿ)',
    'Sides (Non Veg)': 'ಸೈಡ್ಸ್ (ಮಾಂಸಾಹಾರಿ)',
    Waffles: 'ವಾಫಲ್',
    Beverages: 'ಪಾನೀಯಗಳು',
  } satisfies Record<Category, string>,
  'shared/dishes': dishes,
};
