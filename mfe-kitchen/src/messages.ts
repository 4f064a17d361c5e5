import type { Today } from '@burger/shared/contracts';
import { timestampFormat, restaurant, timeFormat } from '@burger/shared/restaurant';

export const minutes = (count: number): string => `${count} min`;
export const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

export interface Waiting {
  news: number;
  back: number;
}

const joined = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ');
const waits = ({ news, back }: Waiting) =>
  joined(news > 0 && `${news} new`, back > 0 && `${back} brought back`);

/** Texts of the counter, in English only; those of an order, and of what comes later, stand in their folders. */
export const messages = {
  name: `${restaurant.name} kitchen`,
  again: 'Try again',
  noAmount: 'Write rupees, such as 4500 or 4500.50.',
  signIn: {
    title: 'Kitchen sign-in',
    lead: 'For the staff of the restaurant. Customers sign in on the site.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Signing in…',
    missing: 'Write email and password.',
    looking: 'Looking who is signed in…',
    notStaff: (email: string) =>
      `${email || 'This account'} is not one of the staff, so it was signed out. Ask the owner to add it.`,
    ended: 'You were signed out. Sign in again to go on.',
    endedTitle: 'Signed out',
    endedHint: 'New orders do not arrive here.',
    unreached: 'The sign-in service cannot be reached. Check the network; it is tried again.',
    problems: {
      wrong: 'Email or password is not right.',
      disabled: 'This account is switched off. Ask the owner.',
      'too-many': 'Too many tries. Wait a few minutes.',
      unreached: 'The sign-in service cannot be reached. Check the network and try again.',
      unknown: 'Signing in did not work. Try again.',
    },
    signOut: 'Sign out',
  },
  shift: {
    title: 'Ready for the shift?',
    lead: 'One press turns the ring on, allows messages, and keeps the screen awake.',
    start: 'Start shift',
    waiting: ({ news, back }: Waiting) =>
      joined(
        news > 0 && `${orders(news)} waiting to be accepted`,
        back > 0 && `${back} brought back`,
      ),
    lacking: 'The shift has started, but:',
    sound: {
      title: 'No sound.',
      how: 'Turn the volume up, allow sound for this site in the browser’s settings, then press Sound again.',
    },
    notices: {
      title: 'No messages while another app is open.',
      how: 'Allow notifications for this site: press the lock beside the address. Where they are allowed, load this page again.',
    },
    screen: {
      title: 'The screen may go dark.',
      how: 'Set the tablet’s screen timeout to Never, and leave it on its charger.',
    },
    again: 'Sound again',
    understood: 'Understood',
  },
  alarm: {
    title: ({ news, back }: Waiting, lost: boolean) => {
      const what = news > 0 ? 'New – ' : 'Brought back – ';
      const waits = news + back > 0 ? `(${news + back}) ${what}` : '';
      return `${lost ? '⚠ No connection · ' : ''}${waits}Kitchen – ${restaurant.name}`;
    },
    news: ({ news, back }: Waiting) =>
      joined(
        news > 0 && (news === 1 ? 'New order' : `${news} new orders`),
        back > 0 && (back === 1 ? 'Brought back' : `${back} brought back`),
      ),
    broughtBack: 'An order was brought back',
    changed: 'An order was changed',
    lost: 'The kitchen has no connection',
    ended: 'The kitchen was signed out',
    endedTitle: `⚠ Signed out – Kitchen – ${restaurant.name}`,
    lostHint: 'New orders do not arrive here.',
  },
  bar: {
    sections: 'Sections',
    orders: 'Orders',
    take: 'Take an order',
    shop: 'Sold out · Busy',
    today: 'Today',
    menu: 'Menu',
    health: 'Health',
    plus: (minutes: number) => `+${minutes}`,
    live: 'Live',
    noContact: 'No contact',
    ordersWaiting: (waiting: Waiting) => `Orders, ${waits(waiting)}`,
    more: 'Printing and sign-out',
    printEach: 'Print each accepted order',
    narrow: 'Paper of 58 mm instead of 80 mm',
    printHint: 'As pages, by the browser. Receipt printers are set up under Sold out · Busy.',
    signedInAs: (email: string) => `Signed in as ${email}`,
  },
  news: {
    show: 'Show',
    showWaiting: (waiting: Waiting) => `${waits(waiting)}: show`,
    showLost: 'No connection: show',
  },
  lost: {
    title: 'No connection',
    since: (time: string) => `Last contact at ${time}. New orders do not arrive here.`,
    never: 'The server has not been reached yet.',
    help: `Check the Wi-Fi. Until it is back, customers reach you at ${restaurant.phones[0]}.`,
  },
  pending: {
    title: (count: number) =>
      count === 1 ? '1 press waits for the connection' : `${count} presses wait for the connection`,
    sending: 'Sending…',
    waits: 'Waits for the connection',
    takeBack: 'Take back',
  },
  columns: {
    new: 'New',
    cooking: 'Cooking',
    away: 'Out / Ready',
    later: 'Later',
    label: 'Orders by lane',
    empty: {
      new: 'Nothing new',
      cooking: 'Nothing to cook',
      away: 'Nobody is out',
      later: 'Nothing for later',
    },
    more: (count: number) => `and ${count.toLocaleString('en-IN')} more`,
    showMore: 'Show more',
  },
  totals: {
    open: 'Totals',
    title: 'To cook now, in all',
    hint: 'All orders in Cooking; new ones beside them.',
    fresh: (count: number) => `+${count} new`,
    none: 'Nothing to cook',
    asItComes: 'as it comes',
    other: 'Other dishes',
  },
  emptyBoard: {
    title: 'Quiet so far',
    checked: (time: string) => `Last looked at ${time}. A new order rings here by itself.`,
  },
  loading: 'Loading the orders…',
  admin: { loading: 'Loading…', failed: 'This part cannot be loaded.' },
  unreadable: (numbers: string) =>
    `These orders cannot be shown; look into the restaurant’s mail: ${numbers}`,
  asked: {
    busy: (number: string) => `Looking for order ${number}…`,
    failed: (number: string) => `The search for order ${number} did not get through.`,
    unknown: (number: string) => `No order of the last 90 days has the number ${number}.`,
  },
  undo: {
    done: (number: string, status: string) => `${number} is ${status}`,
    undo: 'Undo',
    backTo: (status: string) => `Undo: ${status} again`,
    left: (seconds: number) =>
      seconds >= 60 ? `${Math.ceil(seconds / 60)} min left` : `${seconds} s left`,
  },
  told: {
    elsewhere: (number: string, status: string) =>
      `Somebody else was faster: ${number} is ${status} already. Nothing was done twice.`,
    takenBack: (number: string) => `The customer has cancelled order ${number}: do not cook it.`,
    refused: (number: string, why: string) => `${number}: ${why}`,
    ok: 'OK',
  },
  shop: {
    paused: 'Paused: no orders come in',
    pausedUntil: (time: string) => `Paused until ${time}: no orders come in`,
    goOn: 'Take orders again',
    failed: 'That did not get through. Nothing was changed; try again.',
  },
} as const;

/** 7:25 PM at the restaurant. */
export const timeText = timeFormat(restaurant.timeZone);

/** 21 Nov 2026, 7:25 PM at the restaurant. */
export const momentText = timestampFormat(restaurant.timeZone);
const halfDayMs = 12 * 60 * 60_000;

/** Until when something lasts, with the day where that is far from now (ms). */
export const untilText = (until: number, now: number): string =>
  until - now > halfDayMs ? momentText(until) : timeText(until);

/** That no orders are taken at a moment (ms), and until when; null where they are. */
export function pausedText({ paused }: Pick<Today, 'paused'>, now: number): string | null {
  if (!paused) return null;
  if (paused.until === null) return messages.shop.paused;
  const until = Date.parse(paused.until);
  return until > now ? messages.shop.pausedUntil(untilText(until, now)) : null;
}
