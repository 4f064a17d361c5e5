import { restaurant } from '@burger/shared/restaurant';
import type { messages, Waiting } from './messages';

const orders = (count: number): string => `${count} ಆರ್ಡರ್`;
const joined = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ');
const waits = ({ news, back }: Waiting) =>
  joined(news > 0 && `${news} ಹೊಸದು`, back > 0 && `${back} ವಾಪಸ್`);

export const texts = {
  language: 'kn',
  languages: 'ಈ ಟ್ಯಾಬ್‌ನ ಭಾಷೆ',
  name: `${restaurant.name} ಅಡುಗೆಮನೆ`,
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  noAmount: 'ರೂಪಾಯಿ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 4500 ಅಥವಾ 4500.50.',
  signIn: {
    title: 'ಅಡುಗೆಮನೆ ಸೈನ್ ಇನ್',
    lead: 'ಇದು ಸಿಬ್ಬಂದಿಗೆ ಮಾತ್ರ. ಗ್ರಾಹಕರು ಸೈಟ್‌ನಲ್ಲಿ ಸೈನ್ ಇನ್ ಮಾಡುತ್ತಾರೆ.',
    email: 'ಇಮೇಲ್',
    password: 'ಪಾಸ್‌ವರ್ಡ್',
    submit: 'ಸೈನ್ ಇನ್',
    busy: 'ಸೈನ್ ಇನ್ ಆಗುತ್ತಿದೆ…',
    missing: 'ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಬರೆಯಿರಿ.',
    looking: 'ಯಾರು ಸೈನ್ ಇನ್ ಆಗಿದ್ದಾರೆ ಎಂದು ನೋಡುತ್ತಿದ್ದೇವೆ…',
    notStaff: (email) => `${email || 'ಈ ಖಾತೆ'} ಸಿಬ್ಬಂದಿಯದ್ದಲ್ಲ, ಆದ್ದರಿಂದ ಸೈನ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ. ಸೇರಿಸಲು ಮಾಲೀಕರಿಗೆ ಹೇಳಿ.`,
    ended: 'ನಿಮ್ಮನ್ನು ಸೈನ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ. ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಿ.',
    endedTitle: 'ಸೈನ್ ಔಟ್ ಆಗಿದೆ',
    endedHint: 'ಹೊಸ ಆರ್ಡರ್‌ಗಳು ಇಲ್ಲಿಗೆ ಬರುತ್ತಿಲ್ಲ.',
    unreached: 'ಸೈನ್ ಇನ್ ಸೇವೆ ಸಿಗುತ್ತಿಲ್ಲ. ನೆಟ್‌ವರ್ಕ್ ನೋಡಿ. ನಾವು ಪ್ರಯತ್ನಿಸುತ್ತಲೇ ಇರುತ್ತೇವೆ.',
    problems: {
      wrong: 'ಇಮೇಲ್ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ಸರಿಯಿಲ್ಲ.',
      disabled: 'ಈ ಖಾತೆಯನ್ನು ನಿಲ್ಲಿಸಲಾಗಿದೆ. ಮಾಲೀಕರನ್ನು ಕೇಳಿ.',
      'too-many': 'ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಿದ್ದೀರಿ. ಕೆಲವು ನಿಮಿಷ ಕಾಯಿರಿ.',
      unreached: 'ಸೈನ್ ಇನ್ ಸೇವೆ ಸಿಗುತ್ತಿಲ್ಲ. ನೆಟ್‌ವರ್ಕ್ ನೋಡಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
      unknown: 'ಸೈನ್ ಇನ್ ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    },
    signOut: 'ಸೈನ್ ಔಟ್',
  },
  shift: {
    title: 'ಕೆಲಸ ಶುರು ಮಾಡೋಣವೇ?',
    lead: 'ಒತ್ತಿದರೆ ಸದ್ದು ಮತ್ತು ಸೂಚನೆಗಳು ಶುರುವಾಗುತ್ತವೆ, ಪರದೆ ಆರುವುದಿಲ್ಲ.',
    start: 'ಕೆಲಸ ಶುರು',
    waiting: ({ news, back }) =>
      joined(
        news > 0 && `${orders(news)} ಒಪ್ಪಿಕೊಳ್ಳಲು ಕಾಯುತ್ತಿವೆ`,
        back > 0 && `${orders(back)} ವಾಪಸ್ ಬಂದಿವೆ`,
      ),
    lacking: 'ಕೆಲಸ ಶುರುವಾಗಿದೆ, ಆದರೆ ಇದು ಸರಿಯಿಲ್ಲ:',
    sound: {
      title: 'ಸದ್ದು ಬರುತ್ತಿಲ್ಲ.',
      how: 'ವಾಲ್ಯೂಮ್ ಹೆಚ್ಚಿಸಿ, ಬ್ರೌಸರ್ ಸೆಟ್ಟಿಂಗ್‌ನಲ್ಲಿ ಈ ಸೈಟ್‌ಗೆ ಸದ್ದಿನ ಅನುಮತಿ ಕೊಡಿ, ನಂತರ “ಸದ್ದು ಮತ್ತೆ ನೋಡಿ” ಒತ್ತಿ.',
    },
    notices: {
      title: 'ಬೇರೆ ಆ್ಯಪ್ ತೆರೆದಿರುವಾಗ ಸೂಚನೆ ಬರುವುದಿಲ್ಲ.',
      how: 'ವಿಳಾಸದ ಪಕ್ಕದ ಬೀಗದ ಗುರುತು ಒತ್ತಿ, ಸೂಚನೆಗಳಿಗೆ ಅನುಮತಿ ಕೊಡಿ. ನಂತರ ಈ ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ.',
    },
    screen: {
      title: 'ಪರದೆ ಆರಿಹೋಗಬಹುದು.',
      how: 'ಟ್ಯಾಬ್‌ನ ಪರದೆ ಎಂದೂ ಆರದಂತೆ ಸೆಟ್ ಮಾಡಿ, ಚಾರ್ಜರ್‌ನಲ್ಲೇ ಇಡಿ.',
    },
    again: 'ಸದ್ದು ಮತ್ತೆ ನೋಡಿ',
    understood: 'ಸರಿ',
  },
  alarm: {
    title: ({ news, back }, lost) => {
      const what = news > 0 ? 'ಹೊಸದು – ' : 'ವಾಪಸ್ – ';
      const waiting = news + back > 0 ? `(${news + back}) ${what}` : '';
      return `${lost ? '⚠ ಸಂಪರ್ಕ ಇಲ್ಲ · ' : ''}${waiting}ಅಡುಗೆಮನೆ – ${restaurant.name}`;
    },
    news: ({ news, back }) =>
      joined(
        news > 0 && (news === 1 ? 'ಹೊಸ ಆರ್ಡರ್' : `${news} ಹೊಸ ಆರ್ಡರ್`),
        back > 0 && (back === 1 ? 'ವಾಪಸ್ ಬಂದಿದೆ' : `${back} ವಾಪಸ್ ಬಂದಿವೆ`),
      ),
    broughtBack: 'ಒಂದು ಆರ್ಡರ್ ವಾಪಸ್ ಬಂದಿದೆ',
    changed: 'ಒಂದು ಆರ್ಡರ್ ಬದಲಾಗಿದೆ',
    lost: 'ಅಡುಗೆಮನೆಗೆ ಸಂಪರ್ಕ ಇಲ್ಲ',
    ended: 'ಅಡುಗೆಮನೆ ಸೈನ್ ಔಟ್ ಆಗಿದೆ',
    endedTitle: `⚠ ಸೈನ್ ಔಟ್ – ಅಡುಗೆಮನೆ – ${restaurant.name}`,
    stopped: 'ಅಡುಗೆಮನೆಯ ಬೋರ್ಡ್ ನಿಂತಿದೆ',
    stoppedTitle: `⚠ ನಿಂತಿದೆ – ಅಡುಗೆಮನೆ – ${restaurant.name}`,
    due: 'ನಂತರದ ಆರ್ಡರ್ ಒಂದನ್ನು ಈಗ ತಯಾರಿಸಬೇಕು',
    lostHint: 'ಹೊಸ ಆರ್ಡರ್‌ಗಳು ಇಲ್ಲಿಗೆ ಬರುತ್ತಿಲ್ಲ.',
  },
  stopped: {
    title: 'ಬೋರ್ಡ್ ನಿಂತಿದೆ',
    lead: 'ಹೊಸ ಆರ್ಡರ್‌ಗಳು ಇಲ್ಲಿ ಸದ್ದು ಮಾಡುವುದಿಲ್ಲ. ಏನೂ ಕಳೆದುಹೋಗಿಲ್ಲ: ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ, ಶಿಫ್ಟ್ ಆರಂಭಿಸಿ.',
    reload: 'ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ',
  },
  bar: {
    sections: 'ವಿಭಾಗಗಳು',
    orders: 'ಆರ್ಡರ್‌ಗಳು',
    take: 'ಆರ್ಡರ್ ಬರೆ',
    shop: 'ಖಾಲಿ · ಬ್ಯುಸಿ',
    today: 'ಇಂದು',
    menu: 'ಮೆನು',
    health: 'ಸೈಟ್ ಸ್ಥಿತಿ',
    plus: (minutes) => `+${minutes}`,
    live: 'ಆನ್‌ಲೈನ್',
    noContact: 'ಸಂಪರ್ಕ ಇಲ್ಲ',
    ordersWaiting: (waiting) => `ಆರ್ಡರ್‌ಗಳು, ${waits(waiting)}`,
    more: 'ಭಾಷೆ, ಪ್ರಿಂಟ್, ಸೈನ್ ಔಟ್',
    printEach: 'ಒಪ್ಪಿಕೊಂಡ ಪ್ರತಿ ಆರ್ಡರ್ ಪ್ರಿಂಟ್ ಮಾಡು',
    narrow: '80 ಎಂಎಂ ಬದಲು 58 ಎಂಎಂ ಕಾಗದ',
    printHint: 'ಬ್ರೌಸರ್‌ನ ಪ್ರಿಂಟ್ ಮೂಲಕ. ರಸೀದಿ ಪ್ರಿಂಟರ್‌ಗಳನ್ನು “ಖಾಲಿ · ಬ್ಯುಸಿ” ಅಡಿಯಲ್ಲಿ ಸೇರಿಸಿ.',
    signedInAs: (email) => `${email} ಆಗಿ ಸೈನ್ ಇನ್ ಆಗಿದ್ದೀರಿ`,
  },
  news: {
    show: 'ತೋರಿಸು',
    showWaiting: (waiting) => `${waits(waiting)}: ತೋರಿಸು`,
    showLost: 'ಸಂಪರ್ಕ ಇಲ್ಲ: ತೋರಿಸು',
  },
  lost: {
    title: 'ಸಂಪರ್ಕ ಇಲ್ಲ',
    since: (time) => `ಕೊನೆಯ ಸಂಪರ್ಕ ${time}. ಹೊಸ ಆರ್ಡರ್‌ಗಳು ಇಲ್ಲಿಗೆ ಬರುತ್ತಿಲ್ಲ.`,
    never: 'ಸರ್ವರ್ ಇನ್ನೂ ಸಿಕ್ಕಿಲ್ಲ.',
    help: `ವೈ-ಫೈ ನೋಡಿ. ಗ್ರಾಹಕರು ${restaurant.phones[0]} ಗೆ ಕರೆ ಮಾಡಬಹುದು.`,
  },
  pending: {
    title: (count) => `${count} ಬದಲಾವಣೆ ಸಂಪರ್ಕಕ್ಕಾಗಿ ಕಾಯುತ್ತಿದೆ`,
    sending: 'ಕಳಿಸುತ್ತಿದೆ…',
    waits: 'ಸಂಪರ್ಕಕ್ಕಾಗಿ ಕಾಯುತ್ತಿದೆ',
    takeBack: 'ಬೇಡ',
  },
  columns: {
    new: 'ಹೊಸದು',
    cooking: 'ಅಡುಗೆ',
    away: 'ಹೊರಟಿದೆ / ಸಿದ್ಧ',
    later: 'ನಂತರ',
    label: 'ಆರ್ಡರ್‌ಗಳ ಸಾಲುಗಳು',
    empty: {
      new: 'ಹೊಸದು ಇಲ್ಲ',
      cooking: 'ಅಡುಗೆಗೆ ಏನೂ ಇಲ್ಲ',
      away: 'ಯಾವುದೂ ಹೊರಟಿಲ್ಲ',
      later: 'ನಂತರಕ್ಕೆ ಏನೂ ಇಲ್ಲ',
    },
    more: (count) => `ಇನ್ನೂ ${count.toLocaleString('en-IN')} ಇವೆ`,
    showMore: 'ಇನ್ನಷ್ಟು ತೋರಿಸು',
  },
  totals: {
    open: 'ಒಟ್ಟು',
    title: 'ಈಗ ಮಾಡಬೇಕಾದ ಒಟ್ಟು ತಿನಿಸು',
    hint: 'ಅಡುಗೆಯಲ್ಲಿರುವ ಎಲ್ಲ ಆರ್ಡರ್‌ಗಳು; ಹೊಸವು ಪಕ್ಕದಲ್ಲಿ.',
    fresh: (count) => `+${count} ಹೊಸದು`,
    none: 'ಅಡುಗೆಗೆ ಏನೂ ಇಲ್ಲ',
    asItComes: 'ಮಾಮೂಲಿಯಂತೆ',
    other: 'ಇತರ ತಿನಿಸುಗಳು',
  },
  stations: {
    title: 'ಮುಂದಿನ ಒಂದು ಗಂಟೆಯ ಕೆಲಸ',
    station: 'ಸ್ಟೇಷನ್',
    unread: 'ಸ್ಟೇಷನ್‌ಗಳ ಕೆಲಸ ಎಷ್ಟಿದೆ ಎಂದು ತಿಳಿಯುತ್ತಿಲ್ಲ.',
    overloaded: (names) => `ಈ ಸಮಯಕ್ಕೆ ${names}ನಲ್ಲಿ ಕೆಲಸ ಹೆಚ್ಚಾಗುತ್ತದೆ. ಸಮಯ ಮುಂದಕ್ಕೆ ಹಾಕಿ, ಅಥವಾ ಸಹಾಯಕ್ಕೆ ಕರೆಯಿರಿ.`,
  },
  emptyBoard: {
    title: 'ಈಗ ಆರ್ಡರ್ ಇಲ್ಲ',
    checked: (time) => `ಕೊನೆಯದಾಗಿ ನೋಡಿದ್ದು ${time}. ಹೊಸ ಆರ್ಡರ್ ಬಂದರೆ ಇಲ್ಲಿ ಸದ್ದಾಗುತ್ತದೆ.`,
  },
  loading: 'ಆರ್ಡರ್‌ಗಳು ಲೋಡ್ ಆಗುತ್ತಿವೆ…',
  admin: { loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ…', failed: 'ಈ ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ.' },
  unreadable: (numbers) => `ಈ ಆರ್ಡರ್‌ಗಳನ್ನು ತೋರಿಸಲಾಗುತ್ತಿಲ್ಲ. ರೆಸ್ಟೋರೆಂಟ್‌ನ ಇಮೇಲ್ ನೋಡಿ: ${numbers}`,
  requested: {
    busy: (number) => `ಆರ್ಡರ್ ${number} ಹುಡುಕುತ್ತಿದೆ…`,
    failed: (number) => `ಆರ್ಡರ್ ${number} ಹುಡುಕಾಟಕ್ಕೆ ಉತ್ತರ ಬರಲಿಲ್ಲ.`,
    unknown: (number) => `ಕಳೆದ 90 ದಿನಗಳಲ್ಲಿ ${number} ಸಂಖ್ಯೆಯ ಆರ್ಡರ್ ಇಲ್ಲ.`,
  },
  undo: {
    done: (number, status) => `${number}: ${status}`,
    undo: 'ಹಿಂದಕ್ಕೆ',
    backTo: (status) => `ಹಿಂದಕ್ಕೆ: ಮತ್ತೆ ${status}`,
    left: (seconds) =>
      seconds >= 60 ? `ಇನ್ನು ${Math.ceil(seconds / 60)} ನಿಮಿಷ` : `ಇನ್ನು ${seconds} ಸೆಕೆಂಡ್`,
  },
  reports: {
    elsewhere: (number, status, time, by) =>
      `${by || 'ಬೇರೊಬ್ಬರು'} ಮೊದಲೇ ಮಾಡಿದ್ದಾರೆ: ${number} ${time} ರಿಂದ ${status}. ಮತ್ತೆ ಮಾಡಬೇಡಿ.`,
    more: (count) => `ಇನ್ನೂ ${count}`,
    undone: (number) => `ಗ್ರಾಹಕರು ಆರ್ಡರ್ ${number} ರದ್ದು ಮಾಡಿದ್ದಾರೆ. ಅದನ್ನು ಮಾಡಬೇಡಿ.`,
    refused: (number, why) => `${number}: ${why}`,
    ok: 'ಸರಿ',
  },
  shop: {
    paused: 'ನಿಲ್ಲಿಸಲಾಗಿದೆ: ಆರ್ಡರ್‌ಗಳು ಬರುವುದಿಲ್ಲ',
    pausedUntil: (time) => `${time} ವರೆಗೆ ನಿಲ್ಲಿಸಲಾಗಿದೆ: ಆರ್ಡರ್‌ಗಳು ಬರುವುದಿಲ್ಲ`,
    goOn: 'ಮತ್ತೆ ಆರ್ಡರ್ ತೆಗೆದುಕೊಳ್ಳಿ',
    failed: 'ಸರ್ವರ್‌ನಿಂದ ಉತ್ತರ ಬರಲಿಲ್ಲ. ಏನೂ ಬದಲಾಗಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  },
} satisfies typeof messages;
