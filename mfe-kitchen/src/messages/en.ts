import type { Today } from '@burger/shared/contracts';
import { inPageLanguage, type Language } from '@burger/shared/i18n';
import { momentText, timeText } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';

export const minutes = (count: number): string => `${count} min`;
export const orders = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

export interface Waiting {
  news: number;
  back: number;
}

const joined = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' · ');
const waits = ({ news, back }: Waiting) =>
  joined(news > 0 && `${news} new`, back > 0 && `${back} brought back`);

/**
 * Texts of the counter in the tablet's language. They load before this module runs. Features have their own
 * message files.
 */
export const messages = inPageLanguage('mfe-kitchen', {
  language: 'en' as Language,
  name: `${restaurant.name} kitchen`,
  languages: 'Language of this tablet',
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
    looking: 'Checking who is signed in…',
    notStaff: (email: string) =>
      `${email || 'This account'} is not one of the staff, so it was signed out. Ask the owner to add it.`,
    ended: 'You were signed out. Sign in again.',
    endedTitle: 'Signed out',
    endedHint: 'New orders do not arrive here.',
    unreached: 'The sign-in service cannot be reached. Check the network. We keep trying.',
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
    lead: 'This turns on the sound and notifications, and keeps the screen on.',
    start: 'Start shift',
    waiting: ({ news, back }: Waiting) =>
      joined(
        news > 0 && `${orders(news)} waiting to be accepted`,
        back > 0 && `${back} brought back`,
      ),
    lacking: 'The shift has started, but something is missing:',
    sound: {
      title: 'No sound.',
      how: 'Turn the volume up, allow sound for this site in the browser’s settings, then press “Try the sound again”.',
    },
    notices: {
      title: 'No notifications while another app is open.',
      how: 'Press the lock beside the address and allow notifications. Then reload this page.',
    },
    screen: {
      title: 'The screen may go dark.',
      how: 'Set the tablet’s screen timeout to Never, and leave it on its charger.',
    },
    again: 'Try the sound again',
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
    postponed: 'An order is late and has a new time',
    due: 'An order for later is to be cooked now',
    lost: 'The kitchen has no connection',
    ended: 'The kitchen was signed out',
    endedTitle: `⚠ Signed out – Kitchen – ${restaurant.name}`,
    stopped: 'The kitchen’s board stopped',
    stoppedTitle: `⚠ Stopped – Kitchen – ${restaurant.name}`,
    lostHint: 'New orders do not arrive here.',
  },
  stopped: {
    title: 'The board stopped',
    lead: 'New orders do not ring here. Nothing is lost: load it again and start the shift.',
    reload: 'Load again',
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
    more: 'Settings and sign-out',
    printEach: 'Print each accepted order',
    narrow: 'Paper of 58 mm instead of 80 mm',
    printHint:
      'Through the browser’s print dialog. Receipt printers are set up under Sold out · Busy.',
    signedInAs: (email: string) => `Signed in as ${email}`,
  },
  push: {
    off: {
      button: 'Notify this device of new orders',
      text: 'They also show here while the counter is closed, without the customer’s name.',
    },
    on: {
      button: 'Stop notifying this device',
      text: 'This device is notified of new orders, also while the counter is closed, until somebody signs out here.',
    },
    denied: {
      text: 'This device cannot be notified of new orders: its browser blocks notifications of this site. Press the lock beside the address, allow them, then open these settings again.',
    },
    unsupported: {
      text: 'This browser cannot notify you of new orders while the counter is closed. On an iPad, first add the counter to the home screen.',
    },
    failed: {
      button: 'Try again',
      text: 'That did not work. Check the network and try again.',
    },
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
    help: `Check the Wi-Fi. Customers can still call ${restaurant.phones[0]}.`,
  },
  pending: {
    title: (count: number) =>
      count === 1
        ? '1 change waits for the connection'
        : `${count} changes wait for the connection`,
    sending: 'Sending…',
    waits: 'Waits for the connection',
    takeBack: 'Cancel it',
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
  stations: {
    title: 'Work in the next hour',
    station: 'Station',
    unread: 'The work of the stations cannot be read.',
    overloaded: (names: string) =>
      `Too much work for ${names} at this time. Agree on a later time, or call for help.`,
  },
  emptyBoard: {
    title: 'No orders right now',
    checked: (time: string) => `Last checked at ${time}. New orders ring here.`,
  },
  loading: 'Loading the orders…',
  admin: { loading: 'Loading…', failed: 'This part cannot be loaded.' },
  unreadable: (numbers: string) =>
    `These orders need attention: their record cannot be shown. Look in the restaurant’s mail: ${numbers}`,
  requested: {
    busy: (number: string) => `Looking for order ${number}…`,
    failed: (number: string) => `No answer to the search for order ${number}.`,
    unknown: (number: string) => `No order of the last 90 days has the number ${number}.`,
  },
  undo: {
    done: (number: string, status: string) => `${number} is ${status}`,
    undo: 'Undo',
    backTo: (status: string) => `Undo: ${status} again`,
    left: (seconds: number) =>
      seconds >= 60 ? `${Math.ceil(seconds / 60)} min left` : `${seconds} s left`,
  },
  reports: {
    elsewhere: (number: string, status: string, time: string, by: string) =>
      `${by || 'Someone else'} was faster: ${number} is already ${status}, since ${time}. Do not do it twice.`,
    more: (count: number) => `${count} more`,
    undone: (number: string) => `The customer cancelled order ${number}. Do not cook it.`,
    refused: (number: string, why: string) => `${number}: ${why}`,
    ok: 'OK',
  },
  shop: {
    paused: 'Paused: no orders come in',
    pausedUntil: (time: string) => `Paused until ${time}: no orders come in`,
    goOn: 'Take orders again',
    failed: 'No answer from the server. Nothing was changed. Try again.',
  },
} as const);

export const staffLanguage = messages.language as Language;

const halfDayMs = 12 * 60 * 60_000;

/** Formats an end time (ms), with the date if it is far from `now`. */
export const untilText = (until: number, now: number): string =>
  until - now > halfDayMs ? momentText(until) : timeText(until);

/** Returns the text about a pause of the kitchen at a moment (ms), or null when there is none. */
export function pausedText({ paused }: Pick<Today, 'paused'>, now: number): string | null {
  if (!paused) return null;
  if (paused.until === null) return messages.shop.paused;
  const until = Date.parse(paused.until);
  return until > now ? messages.shop.pausedUntil(untilText(until, now)) : null;
}
