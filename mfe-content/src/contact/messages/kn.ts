import type { contactMessages } from './en';

export const texts = {
  title: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
  formTitle: 'ಸಂದೇಶ ಕಳಿಸಿ',
  formLead: (hours) => `ನಮ್ಮ ತಂಡ ಓದುತ್ತದೆ, ${hours ? `${hours} ಗಂಟೆಗಳಲ್ಲಿ ` : ''}ಉತ್ತರಿಸುತ್ತದೆ.`,
  name: 'ಹೆಸರು',
  email: 'ಇಮೇಲ್',
  phone: 'ಫೋನ್',
  phoneHint: 'ನಾವು ಕರೆ ಮಾಡಬೇಕೆಂದಿದ್ದರೆ ಮಾತ್ರ.',
  subject: 'ವಿಷಯ',
  choose: 'ವಿಷಯ ಆರಿಸಿ',
  subjects: {
    general: 'ಸಾಮಾನ್ಯ ಪ್ರಶ್ನೆ',
    reservation: 'ಟೇಬಲ್ ಬುಕಿಂಗ್',
    catering: 'ಕೇಟರಿಂಗ್',
    feedback: 'ಅಭಿಪ್ರಾಯ',
    complaint: 'ದೂರು',
    partnership: 'ಪಾಲುದಾರಿಕೆ',
  },
  message: 'ಸಂದೇಶ',
  send: 'ಸಂದೇಶ ಕಳಿಸಿ',
  sending: 'ಕಳಿಸುತ್ತಿದ್ದೇವೆ...',
  sent: (hours) => `ಧನ್ಯವಾದಗಳು! ನಿಮ್ಮ ಸಂದೇಶ ಬಂದಿದೆ. ${hours ? `${hours} ಗಂಟೆಗಳ ಒಳಗೆ ` : ''}ಉತ್ತರಿಸುತ್ತೇವೆ.`,
  failed: 'ಸಂದೇಶ ಕಳಿಸುವಾಗ ಏನೋ ತಪ್ಪಾಯಿತು. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ ಅಥವಾ ನೇರವಾಗಿ ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  find: 'ನಮ್ಮಲ್ಲಿಗೆ ಬರುವ ದಾರಿ',
} satisfies typeof contactMessages;
