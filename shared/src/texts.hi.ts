import type { RefusalCode } from './contracts/api';
import type { Category } from './contracts/dish';
import type { messages as contracts } from './contracts/messages';
import type { messages as pricing } from './pricing/messages';
import dishes from './restaurant/menu.hi.json';
import type { messages as times } from './restaurant/messages';
import { restaurantInHindi } from './restaurant/restaurant.hi';
import type { messages as ui } from './ui/messages';

const partOfDay = (hour: number): string => {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
};

/** What is shared, in Hindi. */
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
  } satisfies typeof ui,
  'shared/contracts': {
    fields: {
      name: 'नाम',
      email: 'ईमेल',
      phone: 'फ़ोन',
      review: 'रिव्यू',
      message: 'संदेश',
      address: 'डिलीवरी का पता',
      landmark: 'लैंडमार्क',
      instructions: 'ख़ास निर्देश',
      promoCode: 'प्रोमो कोड',
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
    subject: 'कृपया विषय चुनें',
    message: 'कृपया अपना संदेश लिखें',
    incompleteReview: 'कृपया सारी ज़रूरी जानकारी भरें और स्टार रेटिंग दें',
  } satisfies typeof contracts,
  'shared/refusals': {
    invalid: 'ऑर्डर में कुछ सही नहीं है। कृपया जाँचकर फिर कोशिश करें।',
    unauthenticated: 'कृपया फिर से साइन इन करें।',
    forbidden: 'यह ऑर्डर किसी और खाते का है।',
    'not-found': 'इस पते पर कुछ नहीं है।',
    'too-large': 'भेजी गई चीज़ बहुत बड़ी है।',
    'too-many-requests': 'बहुत बार कोशिश हो चुकी है। कृपया थोड़ा रुकें।',
    'dish-unavailable': 'आपके कार्ट की एक डिश अभी नहीं मिल रही। कृपया उसे हटा दें।',
    'promo-refused': 'यह प्रोमो कोड इस ऑर्डर पर लागू नहीं होता',
    'out-of-range': 'माफ़ कीजिए, हम इतनी दूर डिलीवरी नहीं करते।',
    closed: 'हमारी रसोई अभी बंद है। खुलने पर ऑर्डर करें।',
    unavailable: 'यह अभी नहीं हो पा रहा। थोड़ी देर में फिर कोशिश करें।',
    internal: 'हमारी तरफ़ से कुछ गड़बड़ी हो गई। कृपया फिर कोशिश करें।',
  } satisfies Record<RefusalCode, string>,
  'shared/pricing': {
    blank: 'कृपया प्रोमो कोड लिखें',
    unknown: 'यह प्रोमो कोड सही नहीं है',
    minimum: (rupees) => `इस प्रोमो के लिए कम से कम ₹${rupees} का ऑर्डर चाहिए`,
  } satisfies typeof pricing,
  'shared/restaurant-times': {
    time: (clock, hour) => `${partOfDay(hour)} ${clock} बजे`,
  } satisfies typeof times,
  'shared/restaurant': restaurantInHindi,
  'shared/categories': {
    'Burgers (Veg)': 'बर्गर (शाकाहारी)',
    'Burgers (Non Veg)': 'बर्गर (मांसाहारी)',
    Wraps: 'रैप',
    'Sides (Veg)': 'साइड्स (शाकाहारी)',
    'Sides (Non Veg)': 'साइड्स (मांसाहारी)',
    Waffles: 'वॉफ़ल',
    Beverages: 'ड्रिंक्स',
  } satisfies Record<Category, string>,
  'shared/dishes': dishes,
};
