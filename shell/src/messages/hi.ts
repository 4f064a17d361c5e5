import titles from '@burger/restaurant/hi/pages/titles.json';
import guests from '@burger/shared/contracts/guests';
import { addTexts } from '@burger/shared/i18n';
import { restaurant } from '@burger/shared/restaurant';
import type { messages, offlineMessages } from './en';

export const texts: typeof messages = {
  skip: 'सीधे पेज की जानकारी पर जाएँ',
  nav: {
    label: 'मुख्य',
    openMenu: 'मेन्यू खोलें',
    menuTitle: restaurant.name,
    home: 'होम',
    menu: 'मेन्यू',
    about: 'हमारे बारे में',
    blogs: 'ब्लॉग',
    offers: 'ऑफ़र',
    contact: 'संपर्क',
    faq: 'सवाल-जवाब',
    order: 'अभी ऑर्डर करें',
    orders: 'मेरे ऑर्डर',
  },
  footer: {
    label: 'और पेज',
    explore: 'और देखें',
    languages: 'भाषाएँ',
    visit: 'हमसे मिलने आएँ',
    lastOrders: (time) => `आख़िरी ऑर्डर ${time}`,
    talk: 'हमसे बात करें',
    legal: 'कानूनी जानकारी',
    fssai: (number) => `FSSAI लाइसेंस ${number}`,
    gstin: (number) => `GSTIN ${number}`,
    grievance: (name) => `शिकायत अधिकारी: ${name}`,
    privacy: 'गोपनीयता सूचना',
    terms: 'शर्तें, रद्द करना और पैसे की वापसी',
    rights: (year, name) => `© ${name}, ${year} से। ${restaurant.address.city} में ताज़ा बनता है।`,
  },
  withoutScripts: {
    label: 'स्क्रिप्ट के बिना ऑर्डर',
    lead: 'यहाँ ऑर्डर करने के लिए JavaScript चाहिए, जो आपके ब्राउज़र में बंद है। मेन्यू और सारे पेज उसके बिना भी पढ़े जा सकते हैं।',
    call: (phone) => `फ़ोन पर ऑर्डर करें: ${phone}`,
  },
  remote: {
    missing: 'पेज का यह हिस्सा लोड नहीं हो पाया। बाकी सब चल रहा है।',
    offline: 'आप ऑफ़लाइन हैं। नेट आते ही पेज का यह हिस्सा आ जाएगा।',
    standing: 'पेज का यह हिस्सा आप पढ़ सकते हैं, पर यह अभी काम नहीं कर रहा।',
    standingOffline: 'आप ऑफ़लाइन हैं। यह पेज आप पढ़ सकते हैं; बाकी नेट आने पर आ जाएगा।',
    slow: 'इस हिस्से में ज़रूरत से ज़्यादा समय लग रहा है।',
    tryAgain: 'फिर कोशिश करें',
    tryAgainHere: 'लोड नहीं हो पाया। फिर कोशिश करें',
  },
  error: {
    title: 'ऐप में अचानक गड़बड़ी हो गई!',
    notFound: '404 पेज नहीं मिला',
    lead: 'यह पेज हमारे मेन्यू में नहीं है। चलिए, आपको किसी स्वादिष्ट जगह ले चलते हैं।',
    home: 'होम पर वापस जाएँ',
    menu: 'मेन्यू देखें',
    dishes: 'बहुतों की पसंद',
  },
};

export const offline: typeof offlineMessages = {
  title: 'आप ऑफ़लाइन हैं',
  lead: 'यह पेज इस डिवाइस पर पहले नहीं खोला गया, इसलिए इसे नेट चाहिए। आपका कार्ट सुरक्षित है।',
  call: 'अभी भूख लगी है? फ़ोन करें:',
};

addTexts({ shell: texts, 'shell/offline': offline, 'shell/titles': { ...titles, ...guests.hi } });
