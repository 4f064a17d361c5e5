import type { WelcomeWords } from './welcome-words';

export const texts: WelcomeWords = {
  subject: (name) => `ನೀವು ${name} ಪಟ್ಟಿಯಲ್ಲಿದ್ದೀರಿ`,
  text: (name) =>
    `ಈ ವಿಳಾಸವನ್ನು ${name} ಸುದ್ದಿಪತ್ರಕ್ಕೆ ಸೇರಿಸಲಾಗಿದೆ: ಮೆನುವಿನಲ್ಲಿ ಹೊಸದೇನಿದೆ ಎಂದು. ಇದು ನೀವಲ್ಲವೇ, ಅಥವಾ ಇನ್ನು ಬೇಡವೇ? ಒಂದು ಒತ್ತು ನಿಮ್ಮನ್ನು ಪಟ್ಟಿಯಿಂದ ತೆಗೆಯುತ್ತದೆ:`,
  stop: 'ಸುದ್ದಿಪತ್ರ ನಿಲ್ಲಿಸಿ',
};
