import type { homeMessages } from './en';

export const texts = {
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
} satisfies typeof homeMessages;
