import type { stripMessages } from './en';

export const texts: typeof stripMessages = {
  now: {
    placed: 'ಅಡುಗೆಮನೆ ಖಚಿತಪಡಿಸಲು ಕಾಯುತ್ತಿದ್ದೇವೆ',
    confirmed: 'ಆರ್ಡರ್ ಅಡುಗೆಮನೆಗೆ ತಲುಪಿದೆ',
    preparing: 'ಊಟ ತಯಾರಾಗುತ್ತಿದೆ',
    ready: 'ನಮ್ಮ ಕೌಂಟರ್‌ನಲ್ಲಿ ಸಿದ್ಧವಾಗಿದೆ',
    out_for_delivery: 'ನಮ್ಮ ರೈಡರ್ ದಾರಿಯಲ್ಲಿದ್ದಾರೆ',
    brought_back: 'ನಮ್ಮ ರೈಡರ್‌ಗೆ ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ',
    delivered: 'ತಲುಪಿದೆ. ಊಟ ಸವಿಯಿರಿ!',
    cancelled: 'ಆರ್ಡರ್ ರದ್ದಾಗಿದೆ',
  },
  unpaid: 'ಪಾವತಿಗಾಗಿ ಕಾಯುತ್ತಿದ್ದೇವೆ',
  letGo: 'ಆರ್ಡರ್‌ನ ಪಾವತಿ ಸಮಯಕ್ಕೆ ಆಗಲಿಲ್ಲ',
  waitsForRider: 'ಪ್ಯಾಕ್ ಆಗಿದೆ, ನಮ್ಮ ರೈಡರ್‌ಗಾಗಿ ಕಾಯುತ್ತಿದೆ',
  broughtBack: 'ಆರ್ಡರ್ ತಲುಪಿಸಲು ಆಗಲಿಲ್ಲ',
  pickedUp: 'ಪಡೆದುಕೊಂಡಿದ್ದೀರಿ. ಊಟ ಸವಿಯಿರಿ!',
  arrives: (when) => `ತಲುಪುವ ಸಮಯ: ${when}`,
  collect: (when) => `ಸಿದ್ಧವಾಗುವ ಸಮಯ: ${when}`,
  planned: (when) => `ನಿಗದಿತ ಸಮಯ: ${when}`,
  details: 'ಆರ್ಡರ್ ನೋಡಿ',
  call: (phone) => `ಇನ್ನೂ ಖಚಿತವಾಗಿಲ್ಲ. ಕರೆ ಮಾಡಿ: ${phone}`,
  late: (phone) => `ಇನ್ನೂ ಬಂದಿಲ್ಲವೇ? ಕರೆ ಮಾಡಿ: ${phone}`,
};
