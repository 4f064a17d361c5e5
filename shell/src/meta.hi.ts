import { restaurant } from '@burger/shared/restaurant';
import type { PageWords } from './meta';
import type { RoutePath } from './discovery/routes';

const { name, address } = restaurant;
const place = `${address.locality}, ${address.city}`;

/** Titles and descriptions in Hindi. */
export const metaInHindi: Record<RoutePath, PageWords> = {
  '/': {
    title: `${name} – ${place}: बर्गर, रैप और शेक घर तक`,
    description: `${name}, ${place} से ताज़ा बर्गर, रैप, लोडेड फ़्राइज़, वॉफ़ल और शेक ऑर्डर करें। 2 कि.मी. तक मुफ़्त डिलीवरी, कैश ऑन डिलीवरी।`,
  },
  '/menu': {
    title: `मेन्यू और दाम – ${name}`,
    description: `${name} का पूरा मेन्यू, तस्वीरों और दाम के साथ: ₹49 से शाकाहारी और मांसाहारी बर्गर, रैप, साइड्स, वॉफ़ल और ड्रिंक्स।`,
  },
  '/about': {
    title: `हमारे बारे में – ${name}`,
    description: `${name}, ${place}: ${restaurant.since} से बर्गर बनाने की हमारी कहानी।`,
  },
  '/contact': {
    title: `संपर्क और समय – ${name}`,
    description: `${name}, ${place}: पता, फ़ोन नंबर, खुलने का समय और संदेश भेजने का फ़ॉर्म।`,
  },
  '/blogs': {
    title: `रसोई की कहानियाँ – ${name}`,
    description: `${name} की रसोई से पकाने के नुस्ख़े, कहानियाँ और ख़बरें।`,
  },
  '/offers': {
    title: `ऑफ़र और प्रोमो कोड – ${name}`,
    description: `${name} के आज के ऑफ़र और प्रोमो कोड, और उन्हें इस्तेमाल करने का तरीका।`,
  },
  '/orders': { title: `मेरे ऑर्डर – ${name}`, description: `${name} पर आपके ऑर्डर।` },
  '/faq': {
    title: `सवाल और जवाब – ${name}`,
    description: `${name} की डिलीवरी, भुगतान, मेन्यू और आपके खाते के बारे में छोटे, सच्चे जवाब।`,
  },
  '/checkout': { title: `चेकआउट – ${name}`, description: `${name} पर अपना ऑर्डर दें।` },
};

export const notFoundInHindi: PageWords = {
  title: `पेज नहीं मिला – ${name}`,
  description: `यह पेज ${name} पर नहीं है।`,
};

export const offlineInHindi: PageWords = {
  title: `आप ऑफ़लाइन हैं – ${name}`,
  description: `${name} के इस पेज को नेट चाहिए।`,
};
