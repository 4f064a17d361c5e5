import type { dishMessages } from './dish/dish-messages';
import type { messages } from './messages';

const items = (count: number): string => `${count} आइटम`;

/** The menu in Hindi. */
export const texts: typeof messages = {
  title: 'हमारा मेन्यू',
  menuOf: (restaurant) => `${restaurant} का मेन्यू`,
  lead: 'आप ऑर्डर करें, तभी बनता है। पहले से कभी नहीं।',
  alsoPopular: 'ये भी पसंदीदा',
  search: {
    label: 'मेन्यू में खोजें',
    clear: 'खोज हटाएँ',
    clearText: 'खोज का शब्द हटाएँ',
    nothing: 'आपकी खोज में कोई आइटम नहीं मिला',
    nothingVegOnly: 'अभी सिर्फ़ शाकाहारी डिश दिख रही हैं।',
    instead: 'जो कई लोगों को पसंद है:',
    call: 'कुछ और चाहिए? हमें कॉल करें:',
    found: (count, query) => `“${query}” के लिए ${items(count)} ${count === 1 ? 'मिला' : 'मिले'}`,
  },
  vegOnly: { label: 'सिर्फ़ शाकाहारी', shown: (count) => `${count} शाकाहारी आइटम` },
  legend: {
    label: 'मेन्यू के निशान',
    veg: 'शाकाहारी',
    nonVeg: 'मांसाहारी',
    popular: 'पसंदीदा',
  },
  filters: {
    label: 'मेन्यू में छाँटें',
    cheap: (amount) => `${amount} से कम`,
    spicy: 'तीखा',
    jain: 'जैन संभव',
    fresh: 'नया',
    showAll: 'सब दिखाएँ',
  },
  categories: { label: 'कैटेगरी', open: 'मेन्यू', count: items },
  dish: {
    add: 'कार्ट में डालें',
    adding: 'डाल रहे हैं…',
    late: 'कार्ट को जवाब देने में देर लग रही है। जवाब आते ही हम इसे डाल देंगे।',
    quantity: (name) => `${name}: मात्रा`,
    more: (name) => `${name} एक और जोड़ें`,
    less: (name) => `${name} एक कम करें`,
    remove: (name) => `${name} हटाएँ`,
    customise: 'मनपसंद बनाएँ',
    outOfSeason: 'अभी मौसम नहीं',
    soldOut: 'आज ख़त्म हो गया',
    backAt: (time) => `${time} से फिर मिलेगा`,
    popular: 'पसंदीदा',
    notLoaded: 'यह हिस्सा नहीं खुल पाया।',
    tryAgain: 'फिर कोशिश करें',
    goesWell: 'इसके साथ अच्छा लगेगा',
    added: (name) => `${name} जोड़ दिया गया`,
  },
  status: {
    paused: 'अभी हम ऑर्डर नहीं ले रहे हैं।',
    againAt: (time) => `${time} से फिर शुरू करेंगे।`,
    againOn: (moment) => `फिर शुरू करेंगे: ${moment}।`,
    againUnknown: 'थोड़ी देर में फिर देखें, या हमें फ़ोन करें:',
    busy: (minutes) => `रसोई में भीड़ है: ऑर्डर में क़रीब ${minutes} मिनट ज़्यादा लगेंगे।`,
  },
  cartBar: {
    items,
    view: 'कार्ट देखें',
    addMore: (missing, amount, code) => `${missing} का और जोड़ें, ${code} से ${amount} बचाएँ`,
    save: (amount, code) => `${code} से ${amount} बचाएँ`,
  },
};

export const dish: typeof dishMessages = {
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
