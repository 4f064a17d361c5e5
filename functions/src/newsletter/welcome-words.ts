import type { Language } from '@burger/shared/language';

interface WelcomeWords {
  subject: (name: string) => string;
  text: (name: string) => string;
  stop: string;
}

/** What somebody reads who is new on the list of the newsletter. */
export const welcomeWords: Record<Language, WelcomeWords> = {
  en: {
    subject: (name) => `You are on the list of ${name}`,
    text: (name) =>
      `This address was put on the newsletter of ${name}: what is new on the menu. Was it not you, or do you want it no more? One press takes you off the list:`,
    stop: 'Unsubscribe',
  },
  kn: {
    subject: (name) => `ನೀವು ${name} ಪಟ್ಟಿಯಲ್ಲಿದ್ದೀರಿ`,
    text: (name) =>
      `ಈ ವಿಳಾಸವನ್ನು ${name} ಸುದ್ದಿಪತ್ರಕ್ಕೆ ಸೇರಿಸಲಾಗಿದೆ: ಮೆನುವಿನಲ್ಲಿ ಹೊಸದೇನಿದೆ ಎಂದು. ಇದು ನೀವಲ್ಲವೇ, ಅಥವಾ ಇನ್ನು ಬೇಡವೇ? ಒಂದು ಒತ್ತು ನಿಮ್ಮನ್ನು ಪಟ್ಟಿಯಿಂದ ತೆಗೆಯುತ್ತದೆ:`,
    stop: 'ಸುದ್ದಿಪತ್ರ ನಿಲ್ಲಿಸಿ',
  },
  hi: {
    subject: (name) => `आप ${name} की सूची में हैं`,
    text: (name) =>
      `यह पता ${name} के न्यूज़लेटर में जोड़ा गया है: मेन्यू में क्या नया है। यह आप नहीं थे, या अब नहीं चाहिए? एक बार दबाने से आपका पता सूची से हट जाता है:`,
    stop: 'न्यूज़लेटर बंद करें',
  },
};
