import { restaurant } from '@burger/shared/restaurant';
import type { PageWords } from './meta';
import type { RoutePath } from './discovery/routes';

const { name, address } = restaurant;
const place = `${address.locality}, ${address.city}`;

/** Titles and descriptions in Kannada. */
export const metaInKannada: Record<RoutePath, PageWords> = {
  '/': {
    title: `${name} – ${place}: ಬರ್ಗರ್, ರ‍್ಯಾಪ್ ಮತ್ತು ಶೇಕ್ ಮನೆ ಬಾಗಿಲಿಗೆ`,
    description: `${name}, ${place}: ತಾಜಾ ಬರ್ಗರ್, ರ‍್ಯಾಪ್, ಲೋಡೆಡ್ ಫ್ರೈಸ್, ವಾಫಲ್ ಮತ್ತು ಶೇಕ್ ಆರ್ಡರ್ ಮಾಡಿ. 2 ಕಿ.ಮೀ. ಒಳಗೆ ಉಚಿತ ಡೆಲಿವರಿ, ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ.`,
  },
  '/menu': {
    title: `ಮೆನು ಮತ್ತು ಬೆಲೆ – ${name}`,
    description: `${name}: ಚಿತ್ರ ಮತ್ತು ಬೆಲೆ ಸಹಿತ ಪೂರ್ತಿ ಮೆನು. ₹49 ರಿಂದ ಸಸ್ಯಾಹಾರಿ ಮತ್ತು ಮಾಂಸಾಹಾರಿ ಬರ್ಗರ್, ರ‍್ಯಾಪ್, ಸೈಡ್ಸ್, ವಾಫಲ್ ಮತ್ತು ಪಾನೀಯಗಳು.`,
  },
  '/about': {
    title: `ನಮ್ಮ ಬಗ್ಗೆ – ${name}`,
    description: `${name}, ${place}: ${restaurant.since} ರಿಂದ ಬರ್ಗರ್ ಮಾಡುತ್ತಿರುವ ನಮ್ಮ ಕಥೆ.`,
  },
  '/contact': {
    title: `ಸಂಪರ್ಕ ಮತ್ತು ಸಮಯ – ${name}`,
    description: `${name}, ${place}: ವಿಳಾಸ, ಫೋನ್ ನಂಬರ್, ತೆರೆದಿರುವ ಸಮಯ ಮತ್ತು ಸಂದೇಶ ಕಳಿಸುವ ಫಾರ್ಮ್.`,
  },
  '/blogs': {
    title: `ಅಡುಗೆಮನೆಯ ಕಥೆಗಳು – ${name}`,
    description: `${name}: ಅಡುಗೆಮನೆಯಿಂದ ಅಡುಗೆ ಸಲಹೆ, ಕಥೆ ಮತ್ತು ಸುದ್ದಿಗಳು.`,
  },
  '/offers': {
    title: `ಆಫರ್ ಮತ್ತು ಪ್ರೋಮೊ ಕೋಡ್‌ಗಳು – ${name}`,
    description: `${name}: ಇಂದಿನ ಆಫರ್ ಮತ್ತು ಪ್ರೋಮೊ ಕೋಡ್‌ಗಳು, ಬಳಸುವ ವಿಧಾನ ಸಹಿತ.`,
  },
  '/orders': { title: `ನನ್ನ ಆರ್ಡರ್‌ಗಳು – ${name}`, description: `${name}: ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳು.` },
  '/faq': {
    title: `ಪ್ರಶ್ನೆ ಮತ್ತು ಉತ್ತರ – ${name}`,
    description: `${name}: ಡೆಲಿವರಿ, ಪಾವತಿ, ಮೆನು ಮತ್ತು ನಿಮ್ಮ ಖಾತೆ ಬಗ್ಗೆ ಚಿಕ್ಕ, ನಿಜವಾದ ಉತ್ತರಗಳು.`,
  },
  '/checkout': { title: `ಚೆಕ್‌ಔಟ್ – ${name}`, description: `${name}: ಇಲ್ಲಿ ಆರ್ಡರ್ ಮಾಡಿ.` },
};

export const notFoundInKannada: PageWords = {
  title: `ಪುಟ ಸಿಗಲಿಲ್ಲ – ${name}`,
  description: `${name}: ಇಲ್ಲಿ ಈ ಪುಟ ಇಲ್ಲ.`,
};

export const offlineInKannada: PageWords = {
  title: `ನೀವು ಆಫ್‌ಲೈನ್ ಆಗಿದ್ದೀರಿ – ${name}`,
  description: `${name}: ಈ ಪುಟಕ್ಕೆ ನೆಟ್ ಬೇಕು.`,
};
