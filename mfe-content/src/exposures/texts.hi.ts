import map from '@burger/restaurant/hi/map.json';
import categories from '@burger/restaurant/hi/pages/categories.json';
import type { SpokenTexts } from '@burger/shared/contracts';
import { pageRules } from '@burger/shared/shop/page';
import { restaurant } from '@burger/shared/restaurant';
import { minutesSpan } from '@burger/shared/platform/device';
import type { blogMessages } from '../blogs/messages';
import type { contactMessages } from '../contact/messages';
import type { faqMessages } from '../faq/messages';
import type { homeMessages } from '../home/messages';
import type { newsletterMessages } from '../newsletter/messages';
import type { offerMessages } from '../offers/messages';
import type { filterMessages } from '../parts/filter';
import type { endMessages } from '../parts/page-end';
import type { reviewMessages } from '../reviews/messages';
import type { visitMessages } from '../visit/messages';

const { address, name } = restaurant;
const { delivery } = pageRules;

export const texts = {
  'mfe-content/home': {
    hero: {
      order: 'अभी ऑर्डर करें',
      visit: 'हमसे मिलने आएँ',
      openNow: (until) => `अभी खुला है · ${until} तक`,
      opensAt: (time) => `${time} खुलेगा`,
      opensOn: (day, time) => `${day} को ${time} खुलेगा`,
      delivery: (minutes, freeKm) => `${minutes} मिनट में घर · ${freeKm} कि.मी. तक मुफ़्त`,
      pickup: (minutes) => `पिकअप: ${minutes} मिनट में तैयार`,
      orderFor: {
        delivery: (when) => `अभी ऑर्डर करें, डिलीवरी: ${when}`,
        pickup: (when) => `अभी ऑर्डर करें, तैयार: ${when}`,
      },
    },
    categories: 'आज क्या खाने का मन है?',
    favourites: {
      title: 'सबके पसंदीदा',
      all: 'पूरा मेन्यू देखें',
      loading: 'पसंदीदा डिश लोड हो रही हैं',
    },
    visit: {
      title: 'हमसे मिलने आएँ',
    },
  } satisfies typeof homeMessages,
  'mfe-content/reviews': {
    title: 'हमारे ग्राहक क्या कहते हैं',
    newest: 'सबसे नए रिव्यू',
    loading: 'रिव्यू लोड हो रहे हैं...',
    failed: 'Google रिव्यू लोड नहीं हो पाए।',
    tryAgain: 'फिर कोशिश करें',
    write: 'Google पर रिव्यू लिखें',
    outOf: (average) => `5 में से ${average}`,
    count: (total) => `${total} रिव्यू`,
    source: 'Google के रिव्यू',
    sample: 'ये नमूने के रिव्यू हैं, जब तक हमारे Google रिव्यू नहीं जुड़ते।',
    stars: (rating) => `5 में से ${rating} स्टार`,
    form: {
      title: 'खाना कैसा लगा?',
      lead: 'एक-दो लाइन में बताइए। हम हर एक पढ़ते हैं।',
      rating: 'आपकी रेटिंग',
      labels: ['रेटिंग के लिए टैप करें', 'ख़राब', 'ठीक-ठाक', 'अच्छा', 'बहुत अच्छा', 'लाजवाब'],
      starName: (stars) => `${stars} स्टार`,
      name: 'आपका नाम',
      email: 'आपका ईमेल',
      emailHint: 'सिर्फ़ आपको जवाब देने के लिए। यह कहीं नहीं दिखता।',
      text: 'आपका अनुभव',
      textHint: 'क्या खाया, और कैसा रहा?',
      toPublic: 'शुक्रिया! हम आपका रिव्यू कॉपी करके आपको Google पर ले जाएँगे, वहाँ पेस्ट कर दें।',
      toOwner: 'सच बताने के लिए शुक्रिया। यह सीधे हमारे मालिक तक जाता है, कहीं छपता नहीं।',
      submit: 'रिव्यू भेजें',
      submitting: 'भेज रहे हैं...',
      failed: 'रिव्यू भेजने में गड़बड़ी हुई। कृपया फिर कोशिश करें।',
      copyFailed: 'कृपया अपना रिव्यू कॉपी करके Google के रिव्यू फ़ॉर्म में पेस्ट करें।',
      thanks: 'आपके रिव्यू का शुक्रिया!',
      public: 'आपका रिव्यू कॉपी हो गया है। अभी खुले Google रिव्यू पेज में पेस्ट कर दें।',
      private: 'आपकी बात हमारे मालिक तक पहुँच गई है। कुछ ग़लत हुआ हो तो हम उसे ठीक करेंगे।',
      yourText: 'आपका रिव्यू',
      openGoogle: 'Google पर रिव्यू दें',
      another: 'एक और रिव्यू भेजें',
    },
  } satisfies typeof reviewMessages,
  'mfe-content/place': {
    location: 'पता',
    hours: 'समय',
    phone: 'फ़ोन',
    email: 'ईमेल',
    kitchen: (kitchen, last) => `रसोई ${kitchen} बंद होती है, आख़िरी ऑर्डर ${last}`,
    byPhone: 'चाहें तो फ़ोन पर ऑर्डर करें: खुले समय में हम फ़ोन उठाते हैं।',
    directions: 'रास्ता देखें',
    map: `मैप: ${name}, ${address.street}`,
  } satisfies typeof visitMessages,
  'mfe-content/newsletter': {
    title: (letters) => (letters === 1 ? 'महीने में एक बार, अच्छी ख़बर' : 'ईमेल पर अच्छी बातें'),
    consent: (letters) =>
      `जुड़कर आप ${['हमारे ईमेल', 'महीने में एक ईमेल'][letters ?? 0] ?? `महीने में ${letters} ईमेल`} पर सहमत होते हैं। हर ईमेल में उसे बंद करने का लिंक होता है।`,
    lead: 'नई डिश, ऑफ़र और रसोई की कहानियाँ ईमेल पर। बस इतना ही।',
    email: 'ईमेल पता',
    submit: 'जुड़ें',
    submitting: 'जोड़ रहे हैं...',
    done: 'आप लिस्ट में हैं। अगली चिट्ठी आपके पास आएगी।',
    failed: 'अभी आपको जोड़ नहीं पाए। थोड़ी देर में फिर कोशिश करें।',
  } satisfies typeof newsletterMessages,
  'mfe-content/filter': {
    all: 'सभी',
    clear: 'खोज हटाएँ',
  } satisfies typeof filterMessages,
  'mfe-content/contact': {
    title: 'हमसे संपर्क करें',
    formTitle: 'हमें संदेश भेजें',
    formLead: (hours) => `हमारी टीम इसे पढ़ती है और ${hours ? `${hours} घंटे में ` : ''}जवाब देती है।`,
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    phoneHint: 'सिर्फ़ तब, जब आप चाहें कि हम फ़ोन करें।',
    subject: 'विषय',
    choose: 'विषय चुनें',
    subjects: {
      general: 'आम सवाल',
      reservation: 'टेबल बुकिंग',
      catering: 'केटरिंग',
      feedback: 'राय',
      complaint: 'शिकायत',
      partnership: 'साझेदारी',
    },
    message: 'संदेश',
    send: 'संदेश भेजें',
    sending: 'भेज रहे हैं...',
    sent: (hours) => `शुक्रिया! आपका संदेश मिल गया। हम ${hours ? `${hours} घंटे में ` : ''}जवाब देंगे।`,
    failed: 'संदेश भेजने में गड़बड़ी हुई। कृपया फिर कोशिश करें या हमसे सीधे संपर्क करें।',
    find: 'हमारा पता',
  } satisfies typeof contactMessages,
  'mfe-content/blog': {
    title: 'रसोई की कहानियाँ',
    lead: `हम क्या बनाते हैं, कैसे बनाते हैं और किसके लिए। ${name} के लोगों की कलम से।`,
    search: 'कहानियों में खोजें',
    categories: 'कैटेगरी',
    featured: 'ख़ास',
    latest: 'और कहानियाँ',
    found: (count) => (count === 1 ? '1 कहानी' : `${count} कहानियाँ`),
    none: 'आपकी खोज में कोई कहानी नहीं मिली',
    read: 'कहानी पढ़ें',
    close: 'कहानी बंद करें',
    minutes: (count) => `${count} मिनट में पढ़ें`,
    views: 'बार देखी गई',
    likes: 'लाइक',
    comments: 'कमेंट',
  } satisfies typeof blogMessages,
  'mfe-content/offer': {
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
  } satisfies typeof offerMessages,
  'mfe-content/end': {
    title: 'भूख लगी?',
    menu: 'मेन्यू देखें',
  } satisfies typeof endMessages,
  'mfe-content/faq': {
    title: 'सवाल और जवाब',
    lead: `डिलीवरी ${minutesSpan(delivery)} मिनट में, ${delivery.limitKm} कि.मी. तक। बाकी नीचे है।`,
    search: 'सवाल खोजें',
    categories: 'कैटेगरी',
    found: (count) => (count === 1 ? '1 नतीजा' : `${count} नतीजे`),
    frequent: 'सबसे ज़्यादा पूछे गए सवाल',
    none: 'कोई सवाल नहीं मिला। हमसे सीधे पूछें, हमें जवाब देकर ख़ुशी होगी।',
    stillTitle: 'अब भी कोई सवाल?',
    call: 'फ़ोन करें',
    write: 'लिखें',
    chat: 'WhatsApp पर चैट करें',
    chatLead: (hours) => `जल्दी जवाब, ${hours}`,
    chatText: `नमस्ते ${name}, मेरा एक सवाल है: `,
  } satisfies typeof faqMessages,
  'mfe-content/categories': categories,
  'mfe-content/map': map,
};

({ texts }) satisfies SpokenTexts;
