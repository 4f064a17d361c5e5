import { restaurant } from '@burger/shared/restaurant';
import type { ContentCategory } from '../model/category-name';
import type { CravingTitles } from './cravings';
import type { EndWords } from './end';
import type { FeatureWords } from './features';

const { delivery } = restaurant;

/** What several pages tell, in Kannada. */
export const kannada = {
  'mfe-content/features': {
    flame: {
      title: 'ಆರ್ಡರ್ ಬಂದ ಮೇಲೆಯೇ ಅಡುಗೆ',
      text: 'ನೀವು ಬಟನ್ ಒತ್ತಿದ ಮೇಲೆಯೇ ನಿಮ್ಮ ಪ್ಯಾಟಿ ತವಾ ಸೇರುತ್ತದೆ. ಮೊದಲೇ ಮಾಡಿಟ್ಟದ್ದು ಇಲ್ಲವೇ ಇಲ್ಲ.',
    },
    leaf: { title: 'ವೆಜ್ ಅಂದರೆ ವೆಜ್', text: 'ಬೇರೆ ತವಾ, ಬೇರೆ ಫ್ರೈಯರ್, ಬೇರೆ ಬ್ಯಾಗ್. ಹಸಿರು ಗುರುತು, ಕೊನೆವರೆಗೂ ಹಸಿರು.' },
    bike: {
      title: 'ನಮ್ಮದೇ ರೈಡರ್‌ಗಳು',
      text: `${delivery.promisedMinutes} ನಿಮಿಷದಲ್ಲಿ ನಿಮ್ಮ ಬಾಗಿಲಿಗೆ, ${delivery.limitKm} ಕಿ.ಮೀ. ವರೆಗೆ. ${delivery.freeUpToKm} ಕಿ.ಮೀ. ಒಳಗೆ ಉಚಿತ.`,
    },
  } satisfies FeatureWords,
  'mfe-content/end': {
    title: 'ಹಸಿವಾಯಿತೇ?',
    menu: 'ಮೆನು ನೋಡಿ',
  } satisfies EndWords,
  'mfe-content/cravings': {
    'burgers-veg': 'ವೆಜ್ ಬರ್ಗರ್',
    'burgers-non-veg': 'ಚಿಕನ್, ಎಗ್ ಮತ್ತು ಮಟನ್ ಬರ್ಗರ್',
    wraps: 'ರ‍್ಯಾಪ್',
    'sides-veg': 'ವೆಜ್ ಸೈಡ್ಸ್',
    'sides-non-veg': 'ಚಿಕನ್ ಸೈಡ್ಸ್',
    waffles: 'ವಾಫಲ್',
    beverages: 'ಶೇಕ್ ಮತ್ತು ಪಾನೀಯ',
  } satisfies CravingTitles,
  'mfe-content/categories': {
    Everyday: 'ಪ್ರತಿದಿನ',
    Students: 'ವಿದ್ಯಾರ್ಥಿಗಳು',
    'Family & Groups': 'ಫ್ಯಾಮಿಲಿ ಮತ್ತು ಗ್ರೂಪ್',
    Celebrations: 'ಸಂಭ್ರಮ',
    'At the Counter': 'ಕೌಂಟರ್‌ನಲ್ಲಿ',
    'Cooking Tips': 'ಅಡುಗೆ ಸಲಹೆ',
    'Behind the Scenes': 'ತೆರೆಮರೆಯಲ್ಲಿ',
    Sustainability: 'ಪರಿಸರ ಕಾಳಜಿ',
    'Customer Stories': 'ಗ್ರಾಹಕರ ಕಥೆ',
    'Menu Updates': 'ಮೆನು ಸುದ್ದಿ',
    Community: 'ನಮ್ಮ ಊರು',
    'Orders & Delivery': 'ಆರ್ಡರ್ ಮತ್ತು ಡೆಲಿವರಿ',
    'Menu & Food': 'ಮೆನು ಮತ್ತು ಊಟ',
    'Payment & Pricing': 'ಪಾವತಿ ಮತ್ತು ಬೆಲೆ',
    'Account & Technical': 'ಖಾತೆ ಮತ್ತು ವೆಬ್‌ಸೈಟ್',
    'Restaurant Info': 'ರೆಸ್ಟೋರೆಂಟ್ ಮಾಹಿತಿ',
  } satisfies Record<ContentCategory, string>,
};
