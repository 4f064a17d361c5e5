import type { RestaurantWords } from './restaurant-words';

/** The restaurant's words in Hindi. */
export const restaurantInHindi: RestaurantWords = {
  name: 'बर्गर कट्टे',
  tagline: '2013 से कित्तगनूर में ताज़ा बनते असली बर्गर।',
  address: {
    street: '14, कित्तगनूर मेन रोड, लेक पार्क के सामने',
    locality: 'कित्तगनूर',
    city: 'बेंगलुरु',
    region: 'कर्नाटक',
  },
  grievanceOfficer: 'काव्या रमेश',
  promos: {
    WELCOME15: 'आपके ऑर्डर पर 15% की छूट',
    WEEKEND25: 'वीकेंड की दावत पर 25% की छूट',
    STUDENT20: 'स्टूडेंट्स के लिए 20% की छूट',
    FAMILY5: 'फ़ैमिली ऑर्डर पर ₹100 की छूट',
    HAPPY30: 'हैप्पी आवर ऑर्डर पर 30% की छूट',
    BIRTHDAY: 'आपके जन्मदिन पर 10% की छूट',
    GROUP15: 'ग्रुप ऑर्डर पर 15% की छूट',
  },
  areas: {
    Kithaganur: 'कित्तगनूर',
    Bidarahalli: 'बिदरहल्ली',
    Avalahalli: 'आवलहल्ली',
    Kannamangala: 'कन्नमंगला',
    'T C Palya': 'टी सी पाल्या',
    'K R Puram': 'के आर पुरम',
    'Ramamurthy Nagar': 'राममूर्ति नगर',
    Horamavu: 'होरमावु',
    Hoodi: 'हूडी',
  },
};
