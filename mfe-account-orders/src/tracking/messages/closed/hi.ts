import type { closedMessages } from './en';

export const texts: typeof closedMessages = {
  reasons: {
    'item-unavailable': 'ऑर्डर की एक चीज़ ख़त्म हो गई।',
    'too-busy': 'किचन में बहुत भीड़ थी।',
    'customer-asked': 'अनुरोध पर रद्द किया गया।',
    'out-of-area': 'पता हमारे लिए बहुत दूर है।',
    'not-reachable': 'फ़ोन पर किसी से संपर्क नहीं हो सका।',
    'nobody-opens': 'हमारे राइडर के आने पर किसी ने दरवाज़ा नहीं खोला।',
    'address-not-found': 'हमारे राइडर को पता नहीं मिला।',
    refused: 'दरवाज़े पर ऑर्डर नहीं लिया गया।',
    'not-delivered': 'हमारा राइडर इसे पहुँचा नहीं सका।',
  },
  reason: (written) => `वजह: ${written}`,
  unsaid: 'वजह जानने के लिए कृपया फ़ोन करें।',
};
