import type { dishMessages } from './en';

export const texts: typeof dishMessages = {
  required: 'ज़रूरी',
  one: 'कोई एक चुनें',
  upTo: (max) => `${max} तक चुन सकते हैं`,
  exactly: (count) => `${count} चुनें`,
  between: (min, max) => `${min} से ${max} तक चुनें`,
  noThanks: 'नहीं, शुक्रिया',
  soldOut: 'ख़त्म',
  full: (max) =>
    max === 1
      ? 'सिर्फ़ एक चुन सकते हैं। दूसरा चाहिए तो इसे हटाएँ।'
      : `पूरे ${max} चुन लिए। दूसरा चाहिए तो कोई एक हटाएँ।`,
  missing: (min) => (min === 1 ? 'कृपया कोई एक चुनें।' : `कृपया ${min} चुनें।`),
  noneLeft: 'यह ख़त्म हो गया है, इसलिए यह डिश अभी नहीं बन सकती।',
  nowNonVeg: 'इन चीज़ों के साथ यह डिश शाकाहारी नहीं रहेगी।',
  note: 'रसोई के लिए नोट',
  noteExample: 'जैसे: प्याज़ न डालें',
  allergy: 'एलर्जी',
  isAllergy: 'यह एलर्जी के बारे में है',
  left: (count) => `${count} अक्षर और लिख सकते हैं`,
  noteProblems: {
    'too-long': 'नोट बहुत लंबा है।',
    unprintable: 'नोट में ऐसे अक्षर हैं जो छप नहीं सकते।',
  },
  add: (quantity, total) => `${quantity} डालें · ${total}`,
  save: (total) => `बदलाव सहेजें · ${total}`,
  same: 'पहले जैसा',
  asItComes: 'जैसा आता है',
  anew: 'नए सिरे से चुनें',
  facts: {
    mrp: 'एमआरपी',
    allTaxes: (price) => `${price}, सभी टैक्स सहित`,
    netQuantity: 'शुद्ध मात्रा',
    maker: 'निर्माता',
    origin: 'मूल देश',
    spice: 'तीखापन',
    spices: { mild: 'कम', medium: 'मध्यम', hot: 'तेज़' },
    allergens: 'इसमें है',
    energy: 'ऊर्जा',
    kcal: (kcal) => `${kcal} किलोकैलोरी`,
    allergic: 'किसी चीज़ से एलर्जी है? ऑर्डर से पहले रसोई से पूछें:',
  },
};
