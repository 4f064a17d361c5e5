import type { reasonTexts } from './en';

export const texts = {
  'item-unavailable': 'कोई चीज़ ख़त्म हो गई',
  'too-busy': 'बहुत काम है',
  'customer-asked': 'ग्राहक ने कहा',
  'out-of-area': 'बहुत दूर',
  'not-reachable': 'ग्राहक से संपर्क नहीं हो रहा',
  'nobody-opens': 'कोई दरवाज़ा नहीं खोलता',
  'address-not-found': 'पता नहीं मिल रहा',
  refused: 'ग्राहक ने मना किया',
  'not-delivered': 'नहीं पहुँचा',
} satisfies typeof reasonTexts;
