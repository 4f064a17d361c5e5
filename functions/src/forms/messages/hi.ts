import type { WelcomeWords } from './en';

export const texts: WelcomeWords = {
  subject: (name) => `आप ${name} की सूची में हैं`,
  text: (name) =>
    `यह पता ${name} के न्यूज़लेटर में जोड़ा गया है: मेन्यू में क्या नया है। यह आप नहीं थे, या अब नहीं चाहिए? एक बार दबाने से आपका पता सूची से हट जाता है:`,
  stop: 'न्यूज़लेटर बंद करें',
};
