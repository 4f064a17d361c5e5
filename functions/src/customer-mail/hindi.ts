import type { MailWords } from './mail-words';

export const hindi: MailWords = {
  news: {
    received: {
      subject: (order) => `आपका ऑर्डर ${order} हमें मिल गया`,
      title: 'आपका ऑर्डर हमें मिल गया',
      text: 'किचन इसे थोड़ी देर में पक्का करेगा। जब तक किसी ने इसे पक्का नहीं किया, आप इसे पाँच मिनट तक रद्द कर सकते हैं।',
    },
    confirmed: {
      subject: (order) => `ऑर्डर ${order} पक्का हो गया`,
      title: 'आपका ऑर्डर पक्का हो गया',
      text: 'ऑर्डर किचन में है, और ताज़ा बनाया जाएगा।',
    },
    leaving: {
      subject: (order) => `ऑर्डर ${order} रास्ते में है`,
      title: 'आपका ऑर्डर रास्ते में है',
      text: 'हमारा राइडर आपका खाना लेकर निकल चुका है। कृपया रकम तैयार रखें, या दरवाज़े पर UPI से दें।',
      pickup: {
        subject: (order) => `ऑर्डर ${order} तैयार है`,
        title: 'आपका ऑर्डर तैयार है',
        text: 'कृपया गरम रहते हमारे काउंटर से ले लें।',
      },
    },
    delivered: {
      subject: (order) => `ऑर्डर ${order}: आपका बिल`,
      title: 'खाने का आनंद लें!',
      text: 'आपका ऑर्डर पहुँच गया। यह आपका बिल है।',
      pickup: { text: 'आने के लिए धन्यवाद। यह आपका बिल है।' },
    },
    cancelled: {
      subject: (order) => `ऑर्डर ${order} रद्द हो गया`,
      title: 'आपका ऑर्डर रद्द हो गया',
      text: 'कुछ नहीं बनाया जाएगा, और कुछ देना नहीं है।',
    },
  },
  broughtBack: {
    subject: (order) => `ऑर्डर ${order} पहुँचाया नहीं जा सका`,
    title: 'आपका ऑर्डर पहुँचाया नहीं जा सका',
    text: 'हमारे राइडर को खाना वापस लाना पड़ा। कुछ देना नहीं है। अब भी चाहिए तो कृपया हमें फ़ोन करें।',
  },
  hello: (name) => `नमस्ते ${name},`,
  arrives: 'पहुँचने का समय',
  collect: 'लेने के लिए तैयार',
  follow: 'यहाँ देखते रहें',
  reason: 'वजह',
  reasons: {
    'item-unavailable': 'इसमें की एक चीज़ ख़त्म हो गई',
    'too-busy': 'किचन में बहुत भीड़ है',
    'customer-asked': 'आपने ऐसा कहा था',
    'out-of-area': 'पता हमारे लिए बहुत दूर है',
    'not-reachable': 'हम आपसे संपर्क नहीं कर सके',
    'nobody-opens': 'किसी ने दरवाज़ा नहीं खोला',
    'address-not-found': 'हमें पता नहीं मिला',
    refused: 'दरवाज़े पर ऑर्डर नहीं लिया गया',
    'not-delivered': 'यह पहुँचाया नहीं जा सका',
  },
  address: 'पता',
  pickupAt: 'जगह',
  number: 'ऑर्डर',
  bill: {
    note: 'टिप्पणी',
    subtotal: 'उप-योग',
    discount: 'छूट',
    delivery: 'डिलीवरी',
    total: 'कुल, मिलने पर देना है',
    paid: 'कुल',
  },
  questions: (phone) => `कोई सवाल? ${phone} पर फ़ोन करें।`,
};
