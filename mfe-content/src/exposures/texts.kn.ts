import map from '@burger/restaurant/kn/map.json';
import categories from '@burger/restaurant/kn/pages/categories.json';
import type { SpokenTexts } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/shop/page';
import { restaurant } from '@burger/shared/restaurant';
import { minutesSpan } from '@burger/shared/platform/device';
import type { blogMessages } from '../blogs/messages';
import type { contactMessages } from '../contact/messages';
import type { faqMessages } from '../faq/messages';
import type { homeMessages } from '../home/messages';
import type { newsletterMessages } from '../newsletter/messages';
import type { offerMessages } from '../offers/messages';
import type { filterMessages } from '../parts/filter';
import type { endMessages } from '../parts/page-end';
import type { reviewMessages } from '../reviews/messages';
import type { visitMessages } from '../visit/messages';

const { address, name } = restaurant;
const { delivery } = pageRules;

export const texts = {
  'mfe-content/home': {
    hero: {
      order: 'ಈಗಲೇ ಆರ್ಡರ್ ಮಾಡಿ',
      visit: 'ನಮ್ಮಲ್ಲಿಗೆ ಬನ್ನಿ',
      openNow: (until) => `ಈಗ ತೆರೆದಿದೆ · ${until} ವರೆಗೆ`,
      opensAt: (time) => `${time} ಕ್ಕೆ ತೆರೆಯುತ್ತದೆ`,
      opensOn: (day, time) => `${day} ${time} ಕ್ಕೆ ತೆರೆಯುತ್ತದೆ`,
      delivery: (minutes, freeKm) => `${minutes} ನಿಮಿಷದಲ್ಲಿ ಬಾಗಿಲಿಗೆ · ${freeKm} ಕಿ.ಮೀ. ಒಳಗೆ ಉಚಿತ`,
      pickup: (minutes) => `ಪಿಕಪ್: ${minutes} ನಿಮಿಷದಲ್ಲಿ ಸಿದ್ಧ`,
      orderFor: {
        delivery: (when) => `ಈಗಲೇ ಆರ್ಡರ್ ಮಾಡಿ, ಡೆಲಿವರಿ: ${when}`,
        pickup: (when) => `ಈಗಲೇ ಆರ್ಡರ್ ಮಾಡಿ, ಸಿದ್ಧ: ${when}`,
      },
    },
    categories: 'ಏನು ತಿನ್ನೋಣ ಇವತ್ತು?',
    favourites: {
      title: 'ಎಲ್ಲರ ಅಚ್ಚುಮೆಚ್ಚು',
      all: 'ಪೂರ್ತಿ ಮೆನು ನೋಡಿ',
      loading: 'ಅಚ್ಚುಮೆಚ್ಚಿನ ತಿನಿಸುಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ',
    },
    visit: {
      title: 'ನಮ್ಮಲ್ಲಿಗೆ ಬನ್ನಿ',
    },
  } satisfies typeof homeMessages,
  'mfe-content/reviews': {
    title: 'ನಮ್ಮ ಗ್ರಾಹಕರು ಏನನ್ನುತ್ತಾರೆ',
    newest: 'ಹೊಸ ವಿಮರ್ಶೆಗಳು',
    loading: 'ವಿಮರ್ಶೆಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ...',
    failed: 'Google ವಿಮರ್ಶೆಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ.',
    tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    write: 'Google ನಲ್ಲಿ ವಿಮರ್ಶೆ ಬರೆಯಿರಿ',
    outOf: (average) => `5 ರಲ್ಲಿ ${average}`,
    count: (total) => `${total} ವಿಮರ್ಶೆಗಳು`,
    source: 'Google ವಿಮರ್ಶೆಗಳು',
    sample: 'ಮಾದರಿ ವಿಮರ್ಶೆಗಳು; ನಮ್ಮ Google ವಿಮರ್ಶೆಗಳು ಜೋಡಣೆಯಾಗುವವರೆಗೆ ಇವು ಕಾಣುತ್ತವೆ.',
    stars: (rating) => `5 ರಲ್ಲಿ ${rating} ಸ್ಟಾರ್`,
    form: {
      title: 'ಊಟ ಹೇಗಿತ್ತು?',
      lead: 'ಒಂದೆರಡು ಸಾಲು ಬರೆಯಿರಿ. ಪ್ರತಿಯೊಂದನ್ನೂ ನಾವು ಓದುತ್ತೇವೆ.',
      rating: 'ನಿಮ್ಮ ರೇಟಿಂಗ್',
      labels: ['ರೇಟಿಂಗ್ ಕೊಡಲು ಒತ್ತಿ', 'ಚೆನ್ನಾಗಿಲ್ಲ', 'ಪರವಾಗಿಲ್ಲ', 'ಚೆನ್ನಾಗಿದೆ', 'ತುಂಬಾ ಚೆನ್ನಾಗಿದೆ', 'ಅದ್ಭುತ'],
      starName: (stars) => `${stars} ಸ್ಟಾರ್`,
      name: 'ನಿಮ್ಮ ಹೆಸರು',
      email: 'ನಿಮ್ಮ ಇಮೇಲ್',
      emailHint: 'ನಿಮಗೆ ಉತ್ತರಿಸಲು ಮಾತ್ರ. ಯಾರಿಗೂ ತೋರಿಸುವುದಿಲ್ಲ.',
      text: 'ನಿಮ್ಮ ಅನುಭವ',
      textHint: 'ಏನು ತಿಂದಿರಿ, ಹೇಗಿತ್ತು?',
      toPublic: 'ಧನ್ಯವಾದಗಳು! ನಿಮ್ಮ ವಿಮರ್ಶೆ ಕಾಪಿ ಮಾಡಿ ನಿಮ್ಮನ್ನು Google ಗೆ ಕರೆದೊಯ್ಯುತ್ತೇವೆ, ಅಲ್ಲಿ ಪೇಸ್ಟ್ ಮಾಡಿ.',
      toOwner: 'ಪ್ರಾಮಾಣಿಕ ಮಾತಿಗೆ ಧನ್ಯವಾದಗಳು. ಇದು ನೇರವಾಗಿ ನಮ್ಮ ಮಾಲೀಕರಿಗೆ ಹೋಗುತ್ತದೆ, ಎಲ್ಲೂ ಪ್ರಕಟವಾಗುವುದಿಲ್ಲ.',
      submit: 'ವಿಮರ್ಶೆ ಕಳಿಸಿ',
      submitting: 'ಕಳಿಸುತ್ತಿದ್ದೇವೆ...',
      failed: 'ವಿಮರ್ಶೆ ಕಳಿಸುವಾಗ ಏನೋ ತಪ್ಪಾಯಿತು. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
      copyFailed: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ವಿಮರ್ಶೆ ಕಾಪಿ ಮಾಡಿ, Google ವಿಮರ್ಶೆ ಫಾರ್ಮ್‌ನಲ್ಲಿ ಪೇಸ್ಟ್ ಮಾಡಿ.',
      thanks: 'ನಿಮ್ಮ ವಿಮರ್ಶೆಗೆ ಧನ್ಯವಾದಗಳು!',
      public: 'ನಿಮ್ಮ ವಿಮರ್ಶೆ ಕಾಪಿ ಆಗಿದೆ. ಈಗ ತೆರೆದ Google ವಿಮರ್ಶೆ ಪುಟದಲ್ಲಿ ಪೇಸ್ಟ್ ಮಾಡಿ.',
      private: 'ನಿಮ್ಮ ಮಾತು ನಮ್ಮ ಮಾಲೀಕರನ್ನು ತಲುಪಿದೆ. ಏನಾದರೂ ತಪ್ಪಾಗಿದ್ದರೆ ಸರಿಪಡಿಸುತ್ತೇವೆ.',
      yourText: 'ನಿಮ್ಮ ವಿಮರ್ಶೆ',
      openGoogle: 'Google ನಲ್ಲಿ ವಿಮರ್ಶೆ ಬರೆಯಿರಿ',
      another: 'ಇನ್ನೊಂದು ವಿಮರ್ಶೆ ಕಳಿಸಿ',
    },
  } satisfies typeof reviewMessages,
  'mfe-content/place': {
    location: 'ವಿಳಾಸ',
    hours: 'ಸಮಯ',
    phone: 'ಫೋನ್',
    email: 'ಇಮೇಲ್',
    kitchen: (kitchen, last) => `ಅಡುಗೆಮನೆ ${kitchen} ಕ್ಕೆ ಮುಚ್ಚುತ್ತದೆ, ಕೊನೆಯ ಆರ್ಡರ್ ${last}`,
    byPhone: 'ಬೇಕಿದ್ದರೆ ಫೋನ್‌ನಲ್ಲೇ ಆರ್ಡರ್ ಮಾಡಿ: ತೆರೆದಿರುವ ಸಮಯದಲ್ಲಿ ಫೋನ್ ಎತ್ತುತ್ತೇವೆ.',
    directions: 'ದಾರಿ ನೋಡಿ',
    map: `ಮ್ಯಾಪ್: ${name}, ${address.street}`,
  } satisfies typeof visitMessages,
  'mfe-content/newsletter': {
    title: (letters) => (letters === 1 ? 'ತಿಂಗಳಿಗೊಮ್ಮೆ ಸಿಹಿಸುದ್ದಿ' : 'ಇಮೇಲ್‌ನಲ್ಲಿ ಸಿಹಿಸುದ್ದಿ'),
    consent: (letters) =>
      `ಸೇರುವುದರಿಂದ ${['ನಮ್ಮ ಇಮೇಲ್‌ಗಳಿಗೆ', 'ತಿಂಗಳಿಗೆ ಒಂದು ಇಮೇಲ್‌ಗೆ'][letters ?? 0] ?? `ತಿಂಗಳಿಗೆ ${letters} ಇಮೇಲ್‌ಗಳಿಗೆ`} ಒಪ್ಪುತ್ತೀರಿ. ಪ್ರತಿ ಇಮೇಲ್‌ನಲ್ಲಿ ಅದನ್ನು ನಿಲ್ಲಿಸುವ ಲಿಂಕ್ ಇರುತ್ತದೆ.`,
    lead: 'ಹೊಸ ತಿನಿಸು, ಆಫರ್ ಮತ್ತು ಅಡುಗೆಮನೆಯ ಕಥೆಗಳು ಇಮೇಲ್‌ನಲ್ಲಿ. ಅದಕ್ಕಿಂತ ಹೆಚ್ಚೇನಿಲ್ಲ.',
    email: 'ಇಮೇಲ್ ವಿಳಾಸ',
    submit: 'ಸೇರಿಕೊಳ್ಳಿ',
    submitting: 'ಸೇರಿಸುತ್ತಿದ್ದೇವೆ...',
    done: 'ನೀವು ಪಟ್ಟಿಯಲ್ಲಿದ್ದೀರಿ. ಮುಂದಿನ ಪತ್ರ ನಿಮಗೂ ಬರುತ್ತದೆ.',
    failed: 'ಈಗ ನಿಮ್ಮನ್ನು ಸೇರಿಸಲು ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  } satisfies typeof newsletterMessages,
  'mfe-content/filter': {
    all: 'ಎಲ್ಲ',
    clear: 'ಹುಡುಕಾಟ ಅಳಿಸಿ',
  } satisfies typeof filterMessages,
  'mfe-content/contact': {
    title: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
    formTitle: 'ಸಂದೇಶ ಕಳಿಸಿ',
    formLead: (hours) => `ನಮ್ಮ ತಂಡ ಓದುತ್ತದೆ, ${hours ? `${hours} ಗಂಟೆಗಳಲ್ಲಿ ` : ''}ಉತ್ತರಿಸುತ್ತದೆ.`,
    name: 'ಹೆಸರು',
    email: 'ಇಮೇಲ್',
    phone: 'ಫೋನ್',
    phoneHint: 'ನಾವು ಕರೆ ಮಾಡಬೇಕೆಂದಿದ್ದರೆ ಮಾತ್ರ.',
    subject: 'ವಿಷಯ',
    choose: 'ವಿಷಯ ಆರಿಸಿ',
    subjects: {
      general: 'ಸಾಮಾನ್ಯ ಪ್ರಶ್ನೆ',
      reservation: 'ಟೇಬಲ್ ಬುಕಿಂಗ್',
      catering: 'ಕೇಟರಿಂಗ್',
      feedback: 'ಅಭಿಪ್ರಾಯ',
      complaint: 'ದೂರು',
      partnership: 'ಪಾಲುದಾರಿಕೆ',
    },
    message: 'ಸಂದೇಶ',
    send: 'ಸಂದೇಶ ಕಳಿಸಿ',
    sending: 'ಕಳಿಸುತ್ತಿದ್ದೇವೆ...',
    sent: (hours) => `ಧನ್ಯವಾದಗಳು! ನಿಮ್ಮ ಸಂದೇಶ ಬಂದಿದೆ. ${hours ? `${hours} ಗಂಟೆಗಳ ಒಳಗೆ ` : ''}ಉತ್ತರಿಸುತ್ತೇವೆ.`,
    failed: 'ಸಂದೇಶ ಕಳಿಸುವಾಗ ಏನೋ ತಪ್ಪಾಯಿತು. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ ಅಥವಾ ನೇರವಾಗಿ ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
    find: 'ನಮ್ಮಲ್ಲಿಗೆ ಬರುವ ದಾರಿ',
  } satisfies typeof contactMessages,
  'mfe-content/blog': {
    title: 'ಅಡುಗೆಮನೆಯ ಕಥೆಗಳು',
    lead: `ಏನು ಮಾಡುತ್ತೇವೆ, ಹೇಗೆ ಮಾಡುತ್ತೇವೆ, ಯಾರಿಗಾಗಿ ಮಾಡುತ್ತೇವೆ. ಬರೆದವರು: ${name} ತಂಡ.`,
    search: 'ಕಥೆಗಳಲ್ಲಿ ಹುಡುಕಿ',
    categories: 'ವಿಭಾಗ',
    featured: 'ವಿಶೇಷ',
    latest: 'ಇನ್ನಷ್ಟು ಕಥೆಗಳು',
    found: (count) => (count === 1 ? '1 ಕಥೆ' : `${count} ಕಥೆಗಳು`),
    none: 'ನೀವು ಹುಡುಕಿದ ಕಥೆ ಸಿಗಲಿಲ್ಲ',
    read: 'ಕಥೆ ಓದಿ',
    close: 'ಕಥೆ ಮುಚ್ಚಿ',
    minutes: (count) => `${count} ನಿಮಿಷದ ಓದು`,
    views: 'ವೀಕ್ಷಣೆಗಳು',
    likes: 'ಲೈಕ್‌ಗಳು',
    comments: 'ಕಾಮೆಂಟ್‌ಗಳು',
  } satisfies typeof blogMessages,
  'mfe-content/offer': {
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
  } satisfies typeof offerMessages,
  'mfe-content/end': {
    title: 'ಹಸಿವಾಯಿತೇ?',
    menu: 'ಮೆನು ನೋಡಿ',
  } satisfies typeof endMessages,
  'mfe-content/faq': {
    title: 'ಪ್ರಶ್ನೆ ಮತ್ತು ಉತ್ತರ',
    lead: `ಡೆಲಿವರಿಗೆ ${minutesSpan(delivery)} ನಿಮಿಷ, ${delivery.limitKm} ಕಿ.ಮೀ. ವರೆಗೆ. ಉಳಿದದ್ದು ಕೆಳಗಿದೆ.`,
    search: 'ಪ್ರಶ್ನೆ ಹುಡುಕಿ',
    categories: 'ವಿಭಾಗ',
    found: (count) => (count === 1 ? '1 ಫಲಿತಾಂಶ' : `${count} ಫಲಿತಾಂಶಗಳು`),
    frequent: 'ಹೆಚ್ಚು ಕೇಳುವ ಪ್ರಶ್ನೆಗಳು',
    none: 'ಯಾವ ಪ್ರಶ್ನೆಯೂ ಸಿಗಲಿಲ್ಲ. ನೇರವಾಗಿ ಕೇಳಿ, ಖುಷಿಯಿಂದ ಉತ್ತರಿಸುತ್ತೇವೆ.',
    stillTitle: 'ಇನ್ನೂ ಪ್ರಶ್ನೆ ಇದೆಯೇ?',
    call: 'ಕರೆ ಮಾಡಿ',
    write: 'ಬರೆಯಿರಿ',
    chat: 'WhatsApp ನಲ್ಲಿ ಚಾಟ್ ಮಾಡಿ',
    chatLead: (hours) => `ಬೇಗ ಉತ್ತರ, ${hours}`,
    chatText: `ನಮಸ್ಕಾರ ${name}, ನನ್ನದೊಂದು ಪ್ರಶ್ನೆ ಇದೆ: `,
  } satisfies typeof faqMessages,
  'mfe-content/categories': categories,
  'mfe-content/map': map,
};

({ texts }) satisfies SpokenTexts;
