import { restaurant } from '@burger/shared/restaurant';
import type { messages, Waiting } from './en';

const orders = (count: number): string => `${count} ऑर्डर`;
const joined = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ');
const waits = ({ news, back }: Waiting) =>
  joined(news > 0 && `${news} नए`, back > 0 && `${back} वापस आए`);

export const texts = {
  language: 'hi',
  languages: 'इस टैबलेट की भाषा',
  name: `${restaurant.name} रसोई`,
  again: 'फिर कोशिश करें',
  noAmount: 'रुपये लिखें, जैसे 4500 या 4500.50.',
  signIn: {
    title: 'रसोई साइन इन',
    lead: 'यह सिर्फ़ स्टाफ़ के लिए है। ग्राहक साइट पर साइन इन करते हैं।',
    email: 'ईमेल',
    password: 'पासवर्ड',
    submit: 'साइन इन करें',
    busy: 'साइन इन हो रहा है…',
    missing: 'ईमेल और पासवर्ड लिखें।',
    looking: 'देख रहे हैं कि कौन साइन इन है…',
    notStaff: (email) =>
      `${email || 'यह खाता'} स्टाफ़ का नहीं है, इसलिए साइन आउट कर दिया गया। मालिक से जोड़ने को कहें।`,
    ended: 'आप साइन आउट हो गए हैं। फिर से साइन इन करें।',
    endedTitle: 'साइन आउट हो गया',
    endedHint: 'नए ऑर्डर यहाँ नहीं आ रहे हैं।',
    unreached: 'साइन इन सेवा नहीं मिल रही। नेटवर्क देखें। हम कोशिश करते रहेंगे।',
    problems: {
      wrong: 'ईमेल या पासवर्ड सही नहीं है।',
      disabled: 'यह खाता बंद है। मालिक से पूछें।',
      'too-many': 'बहुत बार कोशिश हुई। कुछ मिनट रुकें।',
      unreached: 'साइन इन सेवा नहीं मिल रही। नेटवर्क देखें और फिर कोशिश करें।',
      unknown: 'साइन इन नहीं हुआ। फिर कोशिश करें।',
    },
    signOut: 'साइन आउट',
  },
  shift: {
    title: 'काम शुरू करें?',
    lead: 'दबाने से घंटी और सूचनाएँ चालू होती हैं, और स्क्रीन बंद नहीं होती।',
    start: 'काम शुरू',
    waiting: ({ news, back }) =>
      joined(news > 0 && `${orders(news)} स्वीकार होने बाकी`, back > 0 && `${orders(back)} वापस आए`),
    lacking: 'काम शुरू हो गया है, पर यह ठीक नहीं है:',
    sound: {
      title: 'आवाज़ नहीं आ रही।',
      how: 'वॉल्यूम बढ़ाएँ, ब्राउज़र की सेटिंग में इस साइट को आवाज़ की अनुमति दें, फिर “आवाज़ फिर जाँचें” दबाएँ।',
    },
    notices: {
      title: 'दूसरा ऐप खुला हो तो सूचना नहीं आएगी।',
      how: 'पते के पास ताले का निशान दबाएँ और सूचनाओं की अनुमति दें। फिर यह पेज दोबारा खोलें।',
    },
    screen: {
      title: 'स्क्रीन बंद हो सकती है।',
      how: 'टैबलेट की स्क्रीन कभी बंद न हो, ऐसा सेट करें, और उसे चार्जर पर रखें।',
    },
    again: 'आवाज़ फिर जाँचें',
    understood: 'ठीक है',
  },
  alarm: {
    title: ({ news, back }, lost) => {
      const what = news > 0 ? 'नया – ' : 'वापस – ';
      const waiting = news + back > 0 ? `(${news + back}) ${what}` : '';
      return `${lost ? '⚠ कनेक्शन नहीं · ' : ''}${waiting}रसोई – ${restaurant.name}`;
    },
    news: ({ news, back }) =>
      joined(
        news > 0 && (news === 1 ? 'नया ऑर्डर' : `${news} नए ऑर्डर`),
        back > 0 && (back === 1 ? 'एक वापस आया' : `${back} वापस आए`),
      ),
    broughtBack: 'एक ऑर्डर वापस आया',
    changed: 'एक ऑर्डर बदला गया',
    postponed: 'एक ऑर्डर को देर है, नया समय दिया गया',
    lost: 'रसोई का कनेक्शन नहीं है',
    ended: 'रसोई साइन आउट हो गई',
    endedTitle: `⚠ साइन आउट – रसोई – ${restaurant.name}`,
    stopped: 'रसोई का बोर्ड रुक गया',
    stoppedTitle: `⚠ रुक गया – रसोई – ${restaurant.name}`,
    due: 'बाद के लिए दिया गया एक ऑर्डर अब बनाना है',
    lostHint: 'नए ऑर्डर यहाँ नहीं आ रहे हैं।',
  },
  stopped: {
    title: 'बोर्ड रुक गया',
    lead: 'नए ऑर्डर यहाँ नहीं बजेंगे। कुछ खोया नहीं है: फिर से लोड करें और शिफ़्ट शुरू करें।',
    reload: 'फिर से लोड करें',
  },
  bar: {
    sections: 'भाग',
    orders: 'ऑर्डर',
    take: 'ऑर्डर लें',
    shop: 'ख़त्म · व्यस्त',
    today: 'आज',
    menu: 'मेन्यू',
    health: 'साइट की हालत',
    plus: (minutes) => `+${minutes}`,
    live: 'चालू',
    noContact: 'संपर्क नहीं',
    ordersWaiting: (waiting) => `ऑर्डर, ${waits(waiting)}`,
    more: 'सेटिंग, साइन आउट',
    printEach: 'हर स्वीकार किया ऑर्डर प्रिंट करें',
    narrow: '80 मिमी की जगह 58 मिमी काग़ज़',
    printHint: 'ब्राउज़र के प्रिंट से। रसीद प्रिंटर “ख़त्म · व्यस्त” में जोड़े जाते हैं।',
    signedInAs: (email) => `${email} से साइन इन`,
  },
  push: {
    off: {
      button: 'नए ऑर्डर की सूचना इस डिवाइस पर दें',
      text: 'यह पेज बंद हो तब भी नए ऑर्डर यहाँ दिखेंगे, ग्राहक के नाम के बिना।',
    },
    on: {
      button: 'इस डिवाइस पर सूचना बंद करें',
      text: 'नए ऑर्डर की सूचना इस डिवाइस पर आती है, यह पेज बंद हो तब भी। यहाँ साइन आउट करने पर बंद हो जाती है।',
    },
    denied: {
      text: 'नए ऑर्डर की सूचना इस डिवाइस पर नहीं आ सकती: ब्राउज़र ने इस साइट की सूचनाएँ रोकी हैं। पते के पास ताले का निशान दबाएँ, अनुमति दें, फिर यह सेटिंग दोबारा खोलें।',
    },
    unsupported: {
      text: 'यह पेज बंद होने पर यह ब्राउज़र नए ऑर्डर की सूचना नहीं दे सकता। आईपैड पर पहले इस पेज को होम स्क्रीन पर जोड़ें।',
    },
    failed: {
      button: 'फिर कोशिश करें',
      text: 'यह नहीं हो पाया। नेटवर्क देखें और फिर कोशिश करें।',
    },
  },
  news: {
    show: 'दिखाएँ',
    showWaiting: (waiting) => `${waits(waiting)}: दिखाएँ`,
    showLost: 'कनेक्शन नहीं: दिखाएँ',
  },
  lost: {
    title: 'कनेक्शन नहीं है',
    since: (time) => `आख़िरी संपर्क ${time} पर। नए ऑर्डर यहाँ नहीं आ रहे हैं।`,
    never: 'सर्वर से अब तक संपर्क नहीं हुआ।',
    help: `वाई-फ़ाई देखें। ग्राहक ${restaurant.phones[0]} पर फ़ोन कर सकते हैं।`,
  },
  pending: {
    title: (count) => `${count} बदलाव कनेक्शन का इंतज़ार कर रहे हैं`,
    sending: 'भेज रहे हैं…',
    waits: 'कनेक्शन का इंतज़ार है',
    takeBack: 'रहने दें',
  },
  columns: {
    new: 'नए',
    cooking: 'बन रहे हैं',
    away: 'रवाना / तैयार',
    later: 'बाद में',
    label: 'ऑर्डर की कतारें',
    empty: {
      new: 'कोई नया नहीं',
      cooking: 'बनाने को कुछ नहीं',
      away: 'कुछ रवाना नहीं',
      later: 'बाद के लिए कुछ नहीं',
    },
    more: (count) => `और ${count.toLocaleString('en-IN')}`,
    showMore: 'और दिखाएँ',
  },
  totals: {
    open: 'कुल',
    title: 'अभी कुल कितना बनाना है',
    hint: 'जो ऑर्डर बन रहे हैं, सब मिलाकर; नए साथ में लिखे हैं।',
    fresh: (count) => `+${count} नए`,
    none: 'बनाने को कुछ नहीं',
    asItComes: 'जैसा आता है',
    other: 'दूसरी चीज़ें',
  },
  stations: {
    title: 'अगले एक घंटे का काम',
    station: 'स्टेशन',
    unread: 'स्टेशनों का काम पता नहीं चल रहा।',
    overloaded: (names) => `इस समय ${names} पर काम ज़्यादा हो जाएगा। आगे का समय तय करें, या मदद बुलाएँ।`,
  },
  emptyBoard: {
    title: 'अभी कोई ऑर्डर नहीं',
    checked: (time) => `आख़िरी बार ${time} पर देखा। नया ऑर्डर आने पर यहाँ घंटी बजेगी।`,
  },
  loading: 'ऑर्डर लोड हो रहे हैं…',
  admin: { loading: 'लोड हो रहा है…', failed: 'यह हिस्सा लोड नहीं हुआ।' },
  unreadable: (numbers) => `ये ऑर्डर दिखाए नहीं जा सकते। रेस्टोरेंट की ईमेल देखें: ${numbers}`,
  requested: {
    busy: (number) => `ऑर्डर ${number} खोज रहे हैं…`,
    failed: (number) => `ऑर्डर ${number} की खोज का जवाब नहीं आया।`,
    unknown: (number) => `पिछले 90 दिनों में ${number} नंबर का कोई ऑर्डर नहीं है।`,
  },
  undo: {
    done: (number, status) => `${number}: ${status}`,
    undo: 'वापस लें',
    backTo: (status) => `वापस लें: फिर से ${status}`,
    left: (seconds) =>
      seconds >= 60 ? `${Math.ceil(seconds / 60)} मिनट बाकी` : `${seconds} सेकंड बाकी`,
  },
  reports: {
    elsewhere: (number, status, time, by) =>
      `${by || 'किसी और'} ने पहले ही कर दिया: ${number} ${time} से ${status} है। दोबारा न करें।`,
    more: (count) => `${count} और`,
    undone: (number) => `ग्राहक ने ऑर्डर ${number} रद्द कर दिया। उसे न बनाएँ।`,
    refused: (number, why) => `${number}: ${why}`,
    ok: 'ठीक है',
  },
  shop: {
    paused: 'रुका हुआ: ऑर्डर नहीं आ रहे',
    pausedUntil: (time) => `${time} तक रुका हुआ: ऑर्डर नहीं आ रहे`,
    goOn: 'फिर ऑर्डर लें',
    failed: 'सर्वर से जवाब नहीं आया। कुछ नहीं बदला। फिर कोशिश करें।',
  },
} satisfies typeof messages;
