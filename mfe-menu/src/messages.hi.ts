import type { messages } from './messages';

const items = (count: number): string => `${count} आइटम`;

/** The menu in Hindi. */
export const hindi: typeof messages = {
  title: 'हमारा मेन्यू',
  lead: 'आप ऑर्डर करें, तभी बनता है। पहले से कभी नहीं।',
  search: {
    label: 'मेन्यू में खोजें',
    placeholder: 'मेन्यू में खोजें',
    clear: 'खोज हटाएँ',
    clearText: 'खोज का शब्द हटाएँ',
    nothing: 'आपकी खोज में कोई आइटम नहीं मिला',
    nothingVegOnly: 'अभी सिर्फ़ शाकाहारी डिश दिख रही हैं।',
    found: (count, query) => `“${query}” के लिए ${items(count)} ${count === 1 ? 'मिला' : 'मिले'}`,
  },
  vegOnly: { label: 'सिर्फ़ शाकाहारी', shown: (count) => `${count} शाकाहारी आइटम` },
  legend: {
    label: 'मेन्यू के निशान',
    veg: 'शाकाहारी',
    nonVeg: 'मांसाहारी',
    popular: 'पसंदीदा',
  },
  categories: { label: 'कैटेगरी', open: 'कैटेगरी', count: items },
  dish: {
    add: 'कार्ट में डालें',
    adding: 'डाल रहे हैं…',
    late: 'कार्ट को जवाब देने में देर लग रही है। जवाब आते ही हम इसे डाल देंगे।',
    quantity: (name) => `${name}: मात्रा`,
    more: (name) => `${name} एक और जोड़ें`,
    less: (name) => `${name} एक कम करें`,
    remove: (name) => `${name} हटाएँ`,
    outOfSeason: 'अभी मौसम नहीं',
    popular: 'पसंदीदा',
  },
  facts: {
    spice: 'तीखापन',
    spices: { mild: 'कम', medium: 'मध्यम', hot: 'तेज़' },
    allergens: 'इसमें है',
    energy: 'ऊर्जा',
    kcal: (kcal) => `${kcal} किलोकैलोरी`,
    allergic: 'किसी चीज़ से एलर्जी है? ऑर्डर से पहले रसोई से पूछें:',
  },
  cartBar: { items, view: 'कार्ट देखें' },
};
