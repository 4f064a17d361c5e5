import type { PrintNotices, ticketMessages } from './en';

export const ticket = {
  kinds: { delivery: 'डिलीवरी', pickup: 'पिकअप' },
  sources: { phone: 'फ़ोन पर', door: 'दुकान पर' },
  placed: (time) => `ऑर्डर ${time}`,
  due: (time) => `${time} तक चाहिए`,
  pieces: (count) => `कुल ${count}`,
  piecesHere: (count, all) => `कुल ${all} में से ${count}`,
  allergy: '!!! एलर्जी !!!',
} satisfies typeof ticketMessages;

export const notices = {
  again: 'दोबारा प्रिंट',
  conditions: {
    connecting: 'खोज रहे हैं…',
    ready: 'जुड़ा है',
    printing: 'प्रिंट हो रहा है…',
    'paper-out': 'काग़ज़ ख़त्म',
    'cover-open': 'ढक्कन खुला है',
    off: 'बंद है, या जवाब नहीं',
    disconnected: 'जुड़ा नहीं है',
  },
  elsewhere: 'इस टैबलेट की दूसरी विंडो प्रिंट कर रही है। यहाँ से प्रिंट के लिए उसे बंद करें।',
  notice: {
    title: (name, condition) => `${name}: ${condition}`,
    wait: (count, which) => `${count} काग़ज़ इंतज़ार में: ${which}.`,
    comes: 'जल्दी से जल्दी प्रिंट होगा।',
    unsure: (printout, name) => `${printout}, ${name}: शायद पूरा प्रिंट नहीं हुआ। प्रिंटर देखें।`,
    again: 'फिर प्रिंट करें',
    isThere: 'प्रिंट हो गया',
    connect: 'जोड़ें',
    asPages: 'पेज की तरह प्रिंट करें',
    throwAway: 'हटा दें',
    againOf: (printout) => `फिर प्रिंट करें: ${printout}`,
    isThereOf: (printout) => `प्रिंट हो गया: ${printout}`,
    of: (what, name) => `${what}: ${name}`,
  },
  papers: {
    ticket: (number) => `टिकट ${number}`,
    label: (number) => `लेबल ${number}`,
    bill: (number) => `बिल ${number}`,
    test: 'जाँच पेज',
  },
  headed: {
    changed: (time: string) => `बदला ${time}`,
    cancelled: 'रद्द: मत बनाएँ',
    now: 'अभी बनाएँ',
  },
} satisfies PrintNotices;
