import type { usualMessages } from './en';

export const texts: typeof usualMessages = {
  title: 'आपका हमेशा वाला',
  no: 'नहीं',
  ordered: (moment) => `ऑर्डर किया: ${moment}`,
  add: (price) => `जोड़ें · ${price}`,
  missing: (count) => `इनमें से ${count} चीज़ें आज नहीं हैं।`,
  otherPrices: (count) => `इनमें से ${count} चीज़ों के दाम बदल गए हैं।`,
  added: 'यह आपके कार्ट में है।',
  none: 'आप जो ऑर्डर करेंगे, वह यहाँ एक टैप पर मिलेगा।',
};
