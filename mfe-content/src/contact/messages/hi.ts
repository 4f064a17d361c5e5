import type { contactMessages } from './en';

export const texts = {
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
} satisfies typeof contactMessages;
