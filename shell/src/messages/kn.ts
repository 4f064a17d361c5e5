import titles from '@burger/restaurant/kn/pages/titles.json';
import guests from '@burger/shared/contracts/guests';
import { addTexts } from '@burger/shared/i18n';
import { restaurant } from '@burger/shared/restaurant';
import type { messages, offlineMessages } from './en';

export const texts: typeof messages = {
  skip: 'ನೇರವಾಗಿ ವಿಷಯಕ್ಕೆ ಹೋಗಿ',
  nav: {
    label: 'ಮುಖ್ಯ',
    openMenu: 'ಮೆನು ತೆರೆಯಿರಿ',
    menuTitle: restaurant.name,
    home: 'ಮುಖಪುಟ',
    menu: 'ಮೆನು',
    about: 'ನಮ್ಮ ಬಗ್ಗೆ',
    blogs: 'ಬ್ಲಾಗ್',
    offers: 'ಆಫರ್‌ಗಳು',
    contact: 'ಸಂಪರ್ಕ',
    faq: 'ಪ್ರಶ್ನೋತ್ತರ',
    order: 'ಈಗಲೇ ಆರ್ಡರ್ ಮಾಡಿ',
    orders: 'ನನ್ನ ಆರ್ಡರ್‌ಗಳು',
  },
  footer: {
    label: 'ಇನ್ನಷ್ಟು ಪುಟಗಳು',
    explore: 'ಏನೇನಿದೆ',
    languages: 'ಭಾಷೆಗಳು',
    visit: 'ನಮ್ಮಲ್ಲಿಗೆ ಬನ್ನಿ',
    lastOrders: (time) => `ಕೊನೆಯ ಆರ್ಡರ್ ${time}`,
    talk: 'ನಮ್ಮೊಂದಿಗೆ ಮಾತಾಡಿ',
    legal: 'ಕಾನೂನು ಮಾಹಿತಿ',
    fssai: (number) => `FSSAI ಪರವಾನಗಿ ${number}`,
    gstin: (number) => `GSTIN ${number}`,
    grievance: (name) => `ದೂರು ಅಧಿಕಾರಿ: ${name}`,
    privacy: 'ಗೌಪ್ಯತಾ ಸೂಚನೆ',
    terms: 'ನಿಯಮಗಳು, ರದ್ದತಿ ಮತ್ತು ಹಣ ವಾಪಸ್',
    rights: (year, name) => `© ${name}, ${year} ರಿಂದ. ತಾಜಾ ತಯಾರಿ, ${restaurant.address.city}.`,
  },
  withoutScripts: {
    label: 'ಸ್ಕ್ರಿಪ್ಟ್ ಇಲ್ಲದೆ ಆರ್ಡರ್',
    lead: 'ಇಲ್ಲಿ ಆರ್ಡರ್ ಮಾಡಲು JavaScript ಬೇಕು, ಅದು ನಿಮ್ಮ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಆಫ್ ಆಗಿದೆ. ಮೆನು ಮತ್ತು ಎಲ್ಲ ಪುಟಗಳನ್ನು ಅದಿಲ್ಲದೆಯೂ ಓದಬಹುದು.',
    call: (phone) => `ಫೋನ್‌ನಲ್ಲಿ ಆರ್ಡರ್ ಮಾಡಿ: ${phone}`,
  },
  remote: {
    missing: 'ಪುಟದ ಈ ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಉಳಿದದ್ದೆಲ್ಲ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
    offline: 'ನೀವು ಆಫ್‌ಲೈನ್ ಆಗಿದ್ದೀರಿ. ನೆಟ್ ಬಂದ ಮೇಲೆ ಪುಟದ ಈ ಭಾಗ ಬರುತ್ತದೆ.',
    standing: 'ಪುಟದ ಈ ಭಾಗವನ್ನು ಓದಬಹುದು, ಆದರೆ ಇದಿನ್ನೂ ಸ್ಪಂದಿಸುತ್ತಿಲ್ಲ.',
    standingOffline: 'ನೀವು ಆಫ್‌ಲೈನ್ ಆಗಿದ್ದೀರಿ. ಈ ಪುಟವನ್ನು ಓದಬಹುದು; ಉಳಿದದ್ದು ನೆಟ್ ಬಂದ ಮೇಲೆ ಬರುತ್ತದೆ.',
    slow: 'ಈ ಭಾಗ ಸ್ವಲ್ಪ ಹೆಚ್ಚು ಸಮಯ ತೆಗೆದುಕೊಳ್ಳುತ್ತಿದೆ.',
    tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    tryAgainHere: 'ಲೋಡ್ ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  },
  error: {
    title: 'ಅನಿರೀಕ್ಷಿತ ದೋಷ ಉಂಟಾಗಿದೆ!',
    notFound: '404 ಪುಟ ಸಿಗಲಿಲ್ಲ',
    lead: 'ಆ ಪುಟ ನಮ್ಮ ಮೆನುವಿನಲ್ಲಿಲ್ಲ. ಬನ್ನಿ, ರುಚಿಯಾದ ಜಾಗಕ್ಕೆ ಕರೆದುಕೊಂಡು ಹೋಗುತ್ತೇವೆ.',
    home: 'ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ',
    menu: 'ಮೆನು ನೋಡಿ',
    dishes: 'ಹೆಚ್ಚಿನವರ ಮೆಚ್ಚುಗೆ',
  },
};

export const offline: typeof offlineMessages = {
  title: 'ನೀವು ಆಫ್‌ಲೈನ್ ಆಗಿದ್ದೀರಿ',
  lead: 'ಈ ಪುಟವನ್ನು ಈ ಸಾಧನದಲ್ಲಿ ಮೊದಲು ತೆರೆದಿಲ್ಲ, ಹಾಗಾಗಿ ಇದಕ್ಕೆ ನೆಟ್ ಬೇಕು. ನಿಮ್ಮ ಕಾರ್ಟ್ ಹಾಗೇ ಇದೆ.',
  call: 'ಈಗಲೇ ಹಸಿವಾಗಿದೆಯೇ? ಕರೆ ಮಾಡಿ:',
};

addTexts({ shell: texts, 'shell/offline': offline, 'shell/titles': { ...titles, ...guests.kn } });
