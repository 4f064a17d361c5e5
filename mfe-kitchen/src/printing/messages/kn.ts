import type { PrintNotices, ticketMessages } from './en';

export const ticket = {
  kinds: { delivery: 'ಡೆಲಿವರಿ', pickup: 'ಪಿಕಪ್' },
  sources: { phone: 'ಫೋನ್‌ನಲ್ಲಿ', door: 'ಬಾಗಿಲಲ್ಲಿ' },
  placed: (time) => `ಆರ್ಡರ್ ${time}`,
  due: (time) => `${time} ಕ್ಕೆ ಬೇಕು`,
  pieces: (count) => `ಒಟ್ಟು ${count}`,
  piecesHere: (count, all) => `ಒಟ್ಟು ${all} ರಲ್ಲಿ ${count}`,
  allergy: '!!! ಅಲರ್ಜಿ !!!',
} satisfies typeof ticketMessages;

export const notices = {
  again: 'ಮತ್ತೆ ಪ್ರಿಂಟ್',
  conditions: {
    connecting: 'ಹುಡುಕುತ್ತಿದೆ…',
    ready: 'ಸಂಪರ್ಕದಲ್ಲಿದೆ',
    printing: 'ಪ್ರಿಂಟ್ ಆಗುತ್ತಿದೆ…',
    'paper-out': 'ಕಾಗದ ಮುಗಿದಿದೆ',
    'cover-open': 'ಮುಚ್ಚಳ ತೆರೆದಿದೆ',
    off: 'ಆಫ್ ಆಗಿದೆ, ಅಥವಾ ಉತ್ತರವಿಲ್ಲ',
    disconnected: 'ಸಂಪರ್ಕ ಇಲ್ಲ',
  },
  elsewhere: 'ಈ ಟ್ಯಾಬ್‌ನ ಬೇರೆ ಕಿಟಕಿ ಪ್ರಿಂಟ್ ಮಾಡುತ್ತಿದೆ. ಇಲ್ಲಿಂದ ಪ್ರಿಂಟ್ ಮಾಡಲು ಅದನ್ನು ಮುಚ್ಚಿ.',
  notice: {
    title: (name, condition) => `${name}: ${condition}`,
    wait: (count, which) => `${count} ಕಾಗದ ಕಾಯುತ್ತಿವೆ: ${which}.`,
    comes: 'ಆದಷ್ಟು ಬೇಗ ಪ್ರಿಂಟ್ ಆಗುತ್ತದೆ.',
    unsure: (printout, name) => `${printout}, ${name}: ಪೂರ್ತಿ ಪ್ರಿಂಟ್ ಆಗಿರಲಿಕ್ಕಿಲ್ಲ. ಪ್ರಿಂಟರ್ ನೋಡಿ.`,
    again: 'ಮತ್ತೆ ಪ್ರಿಂಟ್ ಮಾಡಿ',
    isThere: 'ಪ್ರಿಂಟ್ ಆಗಿದೆ',
    connect: 'ಸಂಪರ್ಕಿಸಿ',
    asPages: 'ಪುಟಗಳಾಗಿ ಪ್ರಿಂಟ್ ಮಾಡಿ',
    throwAway: 'ಬೇಡ, ತೆಗೆದುಹಾಕಿ',
    againOf: (printout) => `ಮತ್ತೆ ಪ್ರಿಂಟ್ ಮಾಡಿ: ${printout}`,
    isThereOf: (printout) => `ಪ್ರಿಂಟ್ ಆಗಿದೆ: ${printout}`,
    of: (what, name) => `${what}: ${name}`,
  },
  papers: {
    ticket: (number) => `ಟಿಕೆಟ್ ${number}`,
    label: (number) => `ಲೇಬಲ್ ${number}`,
    bill: (number) => `ಬಿಲ್ ${number}`,
    test: 'ಪರೀಕ್ಷಾ ಪುಟ',
  },
  headed: {
    changed: (time: string) => `ಬದಲಾಗಿದೆ ${time}`,
    cancelled: 'ರದ್ದು: ತಯಾರಿಸಬೇಡಿ',
    now: 'ಈಗ ತಯಾರಿಸಿ',
  },
} satisfies PrintNotices;
