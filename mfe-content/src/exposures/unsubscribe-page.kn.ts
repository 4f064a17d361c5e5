import type { SpokenTexts } from '@burger/shared/contracts';
import type { unsubscribeMessages } from '../unsubscribe/messages';

export const texts = {
  'mfe-content/unsubscribe': {
    title: 'ಸುದ್ದಿಪತ್ರ ನಿಲ್ಲಿಸಿ',
    lead: 'ಒಂದು ಒತ್ತು ಸಾಕು, ಇನ್ನು ಪತ್ರಗಳು ಬರುವುದಿಲ್ಲ. ಸೈನ್ ಇನ್ ಬೇಕಿಲ್ಲ.',
    press: 'ಸುದ್ದಿಪತ್ರ ನಿಲ್ಲಿಸಿ',
    busy: 'ನಿಲ್ಲಿಸುತ್ತಿದ್ದೇವೆ…',
    done: 'ನೀವು ಪಟ್ಟಿಯಲ್ಲಿಲ್ಲ. ನಿಮ್ಮ ವಿಳಾಸ ಅಳಿಸಲಾಗಿದೆ.',
    failed: 'ಈಗ ಆಗಲಿಲ್ಲ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    noKey: 'ಸುದ್ದಿಪತ್ರ ನಿಲ್ಲಿಸಲು ನಮ್ಮ ಯಾವುದೇ ಪತ್ರದಲ್ಲಿರುವ ಲಿಂಕ್ ಒತ್ತಿ.',
    home: 'ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ',
  } satisfies typeof unsubscribeMessages,
};

({ texts }) satisfies SpokenTexts;
