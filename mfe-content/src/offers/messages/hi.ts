import type { offerMessages } from './en';

export const texts = {
  title: 'ऑफ़र',
  lead: {
    both: 'आपके कार्ट के लिए और काउंटर के लिए कोड। एक ऑर्डर पर एक कोड; कौन सा, यह आप चुनें।',
    cart: 'आपके कार्ट के लिए कोड। एक ऑर्डर पर एक कोड; कौन सा, यह आप चुनें।',
    counter: 'काउंटर पर दिखाने के कोड, एक ऑर्डर पर एक।',
    none: 'अभी कोई ऑफ़र नहीं है।',
  },
  categories: 'कैटेगरी',
  featured: 'ख़ास ऑफ़र',
  more: 'और ऑफ़र',
  popular: 'पसंदीदा',
  code: 'कोड',
  off: (amount) => `${amount} की छूट`,
  minimum: (rupees) => `₹${rupees} या उससे ज़्यादा के ऑर्डर पर`,
  noMinimum: 'कोई न्यूनतम ऑर्डर नहीं',
  terms: 'शर्तें',
  claim: 'ऑफ़र लें',
  claimFor: (title) => `ऑफ़र लें: ${title}`,
  applied: (code) => `${code} आपके कार्ट में जा रहा है।`,
  appliedMinimum: (rupees) => `यह ₹${rupees} या उससे ज़्यादा के ऑर्डर पर लगता है।`,
  toMenu: 'अपना खाना चुनें',
  copied: (code) => `${code} कॉपी हो गया। काउंटर पर दिखाएँ।`,
  visible: (code) => `कोड ${code} लिख लें और काउंटर पर दिखाएँ।`,
  howTitle: 'ऑफ़र कैसे इस्तेमाल करें',
} satisfies typeof offerMessages;
