import { minutes } from '../../messages/en';

export const shopMessages = {
  busyTitle: 'How busy are you?',
  normal: 'Normal',
  busy: (count: number) => `Busy: +${count} min`,
  busyReads: 'Customers read',
  // The same wording as in mfe-menu/src/messages/en.ts, which customers see.
  busyWords: {
    0: 'Nothing: the usual times.',
    more: (count: number) =>
      `“Busy kitchen: orders take about ${count} minutes longer.” New orders are promised that much later.`,
  },
  pauseTitle: 'Pause: take no orders',
  pauseFor: (count: number) => (count === 60 ? '1 hour' : minutes(count)),
  pauseDay: 'Rest of the day',
  pauseOpen: 'Until I go on',
  pauseWords:
    '“We are not taking orders right now.” With the time, where there is one. Their carts are kept.',
  soldOutTitle: 'Sold out',
  search: 'Dish or ingredient',
  searchHint: 'An ingredient is switched off in every dish that has it.',
  nothing: 'Nothing found.',
  inGroups: (count: number) => `in ${count} ${count === 1 ? 'group' : 'groups'}`,
  off: 'Off',
  offFor: (name: string) => `How long is ${name} off?`,
  day: 'Rest of the day',
  open: 'Until I put it back',
  untilTime: 'Until a time',
  setTime: 'Off until then',
  list: 'Off now',
  listEmpty: 'Everything is available.',
  until: (time: string) => `until ${time}`,
  untilBack: 'until put back',
  partly: 'not everywhere',
  back: 'Put back',
  backOf: (name: string) => `Put ${name} back`,
  failed: 'The menu cannot be loaded.',
  loading: 'Loading the menu…',
  moreFound: (count: number) => `and ${count} more: write more of the name`,
  closedDays: {
    title: 'Closed days',
    day: 'Day',
    close: 'Close this day',
    noDay: 'Choose a day.',
    past: 'This day is over.',
    alreadyClosed: 'This day is closed already.',
    promised: (count: number) =>
      count === 1
        ? '1 order is promised for this day. It stays on the board. Call the customer, and cancel it if you cannot make it.'
        : `${count} orders are promised for this day. They stay on the board. Call the customers, and cancel what you cannot make.`,
    closed: (day: string) => `Closed on ${day}.`,
    opened: (day: string) => `Open again on ${day}.`,
    none: 'No extra closed days.',
    open: 'Open again',
    openOn: (day: string) => `Open again on ${day}`,
    reads: 'Customers see when you open again, and cannot order for a closed day.',
  },
};
