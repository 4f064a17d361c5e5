import { restaurant } from '@burger/shared/restaurant';
import type { ContentCategory } from '../model/category-name';
import type { CravingTitles } from './cravings';
import type { EndWords } from './end';
import type { FeatureWords } from './features';

const { delivery } = restaurant;

/** What several pages tell, in Hindi. */
export const hindi = {
  'mfe-content/features': {
    flame: {
      title: 'ऑर्डर आए, तभी बनता है',
      text: 'आप बटन दबाते हैं, तब आपकी पैटी तवे पर जाती है। पहले से बनाकर कुछ नहीं रखते।',
    },
    leaf: { title: 'वेज मतलब वेज', text: 'अलग तवा, अलग फ़्रायर, अलग बैग। हरा निशान, शुरू से आख़िर तक।' },
    bike: {
      title: 'हमारे अपने राइडर',
      text: `${delivery.promisedMinutes} मिनट में आपके दरवाज़े पर, ${delivery.limitKm} कि.मी. तक। ${delivery.freeUpToKm} कि.मी. तक मुफ़्त।`,
    },
  } satisfies FeatureWords,
  'mfe-content/end': {
    title: 'भूख लगी?',
    menu: 'मेन्यू देखें',
  } satisfies EndWords,
  'mfe-content/cravings': {
    'burgers-veg': 'वेज बर्गर',
    'burgers-non-veg': 'चिकन, एग और मटन बर्गर',
    wraps: 'रैप',
    'sides-veg': 'वेज साइड्स',
    'sides-non-veg': 'चिकन साइड्स',
    waffles: 'वॉफ़ल',
    beverages: 'शेक और ड्रिंक्स',
  } satisfies CravingTitles,
  'mfe-content/categories': {
    Everyday: 'हर दिन',
    Students: 'स्टूडेंट्स',
    'Family & Groups': 'फ़ैमिली और ग्रुप',
    Celebrations: 'जश्न',
    'At the Counter': 'काउंटर पर',
    'Cooking Tips': 'पकाने के नुस्ख़े',
    'Behind the Scenes': 'पर्दे के पीछे',
    Sustainability: 'पर्यावरण',
    'Customer Stories': 'ग्राहकों की कहानियाँ',
    'Menu Updates': 'मेन्यू की ख़बरें',
    Community: 'मोहल्ला',
    'Orders & Delivery': 'ऑर्डर और डिलीवरी',
    'Menu & Food': 'मेन्यू और खाना',
    'Payment & Pricing': 'भुगतान और दाम',
    'Account & Technical': 'खाता और वेबसाइट',
    'Restaurant Info': 'रेस्टोरेंट की जानकारी',
  } satisfies Record<ContentCategory, string>,
};
