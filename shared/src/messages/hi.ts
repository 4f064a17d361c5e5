import words from '@burger/restaurant/hi/restaurant.json';
import type { Texts } from './en';

const partOfDay = (hour: number): string => {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
};

export const texts = {
  'shared/ui': {
    close: 'बंद करें',
    optional: '(ज़रूरी नहीं)',
    veg: 'शाकाहारी',
    nonVeg: 'मांसाहारी',
    quantityOf: (name) => `${name}: मात्रा`,
    remove: (name) => `${name} हटाएँ`,
    oneLess: (name) => `${name} एक कम करें`,
    oneMore: (name) => `${name} एक और जोड़ें`,
  },
  'shared/order-fields': {
    name: 'नाम',
    phone: 'फ़ोन',
    address: 'डिलीवरी का पता',
    landmark: 'लैंडमार्क',
    email: 'ईमेल',
    specialInstructions: 'ख़ास निर्देश',
    gstin: 'GSTIN',
    legalName: 'रजिस्टर्ड नाम',
    billingAddress: 'बिल पर लिखा जाने वाला पता',
  },
  'shared/contracts': {
    fields: {
      review: 'रिव्यू',
      message: 'संदेश',
      promoCode: 'प्रोमो कोड',
      note: 'नोट',
    },
    notText: (field) => `${field} अक्षरों में लिखें`,
    tooLong: (field, max) => `${field}: ज़्यादा से ज़्यादा ${max} अक्षर लिखें`,
    unprintable: (field) => `${field} में ऐसे अक्षर हैं जो छप नहीं सकते`,
    name: 'कृपया अपना नाम लिखें',
    email: 'कृपया अपना ईमेल पता लिखें',
    badEmail: 'कृपया सही ईमेल पता लिखें',
    phone: 'कृपया अपना फ़ोन नंबर लिखें',
    badPhone: 'कृपया सही भारतीय मोबाइल नंबर लिखें',
    address: 'कृपया डिलीवरी का पता लिखें',
    badGstin: 'यह GSTIN सही नहीं है: कृपया इसके 15 अक्षर और अंक जाँचें',
    legalName: 'कृपया वह नाम लिखें जिस पर GSTIN रजिस्टर्ड है',
    billingAddress: 'कृपया वह पता लिखें जो बिल पर होना है',
    subject: 'कृपया विषय चुनें',
    message: 'कृपया अपना संदेश लिखें',
    incompleteReview: 'कृपया सारी ज़रूरी जानकारी भरें और स्टार रेटिंग दें',
  },
  'shared/refusals': {
    invalid: 'ऑर्डर में कुछ सही नहीं है। कृपया जाँचकर फिर कोशिश करें।',
    unauthenticated: 'कृपया फिर से साइन इन करें।',
    forbidden: 'यह ऑर्डर किसी और खाते का है।',
    'not-found': 'इस पते पर कुछ नहीं है।',
    'too-large': 'भेजी गई चीज़ बहुत बड़ी है।',
    'too-many-requests': 'बहुत बार कोशिश हो चुकी है। कृपया थोड़ा रुकें।',
    'dish-unavailable': 'आपके कार्ट की एक डिश अभी नहीं मिल रही। कृपया उसे हटा दें।',
    'choice-refused': 'आपका चुना हुआ एक विकल्प अभी नहीं मिल रहा। कृपया फिर से चुनें।',
    'bill-changed': 'आपका बिल बदल गया है। कृपया नई रकम देख लें।',
    'already-moved': 'यह ऑर्डर पहले ही आगे बढ़ चुका है।',
    'too-late': 'इसके लिए अब समय निकल चुका है।',
    'menu-changed': 'इस बीच मेन्यू बदल गया है। कृपया फिर से देखें।',
    gone: 'इस लिंक का समय पूरा हो चुका है।',
    'promo-refused': 'यह प्रोमो कोड इस ऑर्डर पर लागू नहीं होता',
    'out-of-range': 'माफ़ कीजिए, हम इतनी दूर डिलीवरी नहीं करते।',
    closed: 'हमारी रसोई अभी बंद है। खुलने पर ऑर्डर करें।',
    'slot-full': 'वह समय अभी-अभी भर गया। कृपया कोई और समय चुनें।',
    'slot-refused': 'वह समय अब नहीं चुना जा सकता। कृपया कोई और समय चुनें।',
    'pickup-refused': 'अभी दुकान से ले जाने की सुविधा नहीं है। कृपया डिलीवरी चुनें।',
    paused: 'हम अभी ऑर्डर नहीं ले रहे हैं। कृपया थोड़ी देर बाद कोशिश करें।',
    unavailable: 'यह अभी नहीं हो पा रहा। थोड़ी देर में फिर कोशिश करें।',
    internal: 'हमारी तरफ़ से कुछ गड़बड़ी हो गई। कृपया फिर कोशिश करें।',
    'orders-waiting': 'इस खाते या फ़ोन नंबर के ऑर्डर की पुष्टि हमें अभी करनी है। कृपया थोड़ा रुकें, या हमें फ़ोन करें।',
    'network-busy': 'आपके नेटवर्क से थोड़े समय में बहुत से ऑर्डर आए हैं। कृपया थोड़ा रुकें, या हमें फ़ोन करें।',
    'phone-unverified':
      'इस ऑर्डर के लिए SMS से जाँचा हुआ फ़ोन नंबर चाहिए। कृपया साइन आउट करें, अपने फ़ोन नंबर से साइन इन करें और उसी नंबर से ऑर्डर करें; आपका कार्ट बना रहेगा।',
    'bill-needs-recipient':
      'कानून के अनुसार ₹50,000 या उससे ज़्यादा के बिल पर नाम और पता होना चाहिए। कृपया लिखें।',
    'own-gstin': 'यह रेस्टोरेंट का अपना GSTIN है। कृपया अपने व्यवसाय का GSTIN लिखें।',
    'order-under-way': 'आपका एक ऑर्डर अभी चल रहा है। उसके मिल जाने पर खाता मिटाएँ, या पहले उसे रद्द करें।',
    'staff-account':
      'यह खाता काउंटर पर काम करता है। कृपया मालिक से कहें कि इसे स्टाफ़ से हटाएँ; फिर इसे मिटाया जा सकता है।',
    'way-not-offered': 'अभी ऑनलाइन भुगतान नहीं हो सकता। ऑर्डर मिलने पर भुगतान करें।',
    'not-our-page': 'यह अनुरोध हमारे पेज से नहीं आया। कृपया पेज फिर से खोलें, या हमें फ़ोन करें।',
  },
  'shared/pricing': {
    blank: 'कृपया प्रोमो कोड लिखें',
    unknown: 'यह प्रोमो कोड सही नहीं है',
    minimum: (rupees) => `इस प्रोमो के लिए कम से कम ₹${rupees} का ऑर्डर चाहिए`,
  },
  'shared/bill': {
    subtotal: 'सब-टोटल',
    discount: 'छूट',
    delivery: 'डिलीवरी',
    cgst: 'CGST',
    sgst: 'SGST',
    roundOff: 'राउंड ऑफ़',
  },
  'shared/savings': {
    off: (amount, code) => `${code} से ${amount} की छूट`,
    apply: 'लगाएँ',
    applyCode: (code) => `${code} लगाएँ`,
    applied: 'लग गया',
    appliedCode: (code) => `${code} लग गया`,
  },
  'shared/restaurant-times': {
    time: (clock, hour) => `${partOfDay(hour)} ${clock} बजे`,
    tomorrow: (span) => `कल ${span}`,
    onDay: (day, span) => `${day}, ${span}`,
    fromTo: (opens, closes) => `${opens} से ${closes} तक`,
    closed: 'बंद',
    everyDay: 'हर दिन',
    everyDayBut: (days) => `${days} छोड़कर हर दिन`,
    span: (from, to) =>
      partOfDay(from.hour) === partOfDay(to.hour)
        ? `${partOfDay(from.hour)} ${from.clock}–${to.clock} बजे`
        : `${partOfDay(from.hour)} ${from.clock}–${partOfDay(to.hour)} ${to.clock} बजे`,
  },
  'shared/facts': {
    tax: (all, cgst, sgst) =>
      `मेन्यू के दाम बिना टैक्स के हैं। खाने और डिलीवरी पर ${all} GST (${cgst} CGST और ${sgst} SGST) जुड़ता है। कार्ट से ही बिल पर दोनों की अपनी लाइन है।`,
    noTax: 'हम कोई टैक्स नहीं जोड़ते: मेन्यू में जो लिखा है, वही खाने का दाम है।',
    pickup: (minutes) =>
      `हाँ: चेकआउट पर “पिकअप” चुनें। कोई डिलीवरी शुल्क नहीं; ${minutes} मिनट में या आपके चुने समय पर तैयार। भुगतान काउंटर पर करें।`,
    noPickup: (phone) => `हाँ, फ़ोन पर। ${phone} पर बताएँ क्या और कब चाहिए, और काउंटर पर भुगतान करें।`,
  },
  'shared/restaurant': words,
  'shared/privacy': {
    notice: 'गोपनीयता सूचना',
    account: 'हम आपका नाम, ईमेल या नंबर रखते हैं ताकि आपके ऑर्डर आपके रहें।',
    order: 'इससे हम ऑर्डर पहुँचाते हैं, और टैक्स क़ानून जितना माँगता है उतना समय रखते हैं।',
    form: 'यह हमें मेल से मिलता है, और सिर्फ़ आपको जवाब देने के काम आता है।',
  },
} satisfies Texts;
