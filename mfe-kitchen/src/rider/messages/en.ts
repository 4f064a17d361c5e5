import { inPageLanguage, type Language } from '@burger/shared/i18n';
import { restaurant } from '@burger/shared/restaurant';

export const riderMessages = inPageLanguage('mfe-kitchen/rider', {
  language: 'en' as Language,
  languages: 'Language',
  title: (number: string) => `Order ${number}`,
  loading: 'Loading the order…',
  unreached: 'No network. We keep trying.',
  noNetwork: 'No network yet. We keep trying.',
  stored: 'It is saved on this phone and sent when there is a network.',
  gone: 'This link does not work',
  goneWhy:
    'It was typed wrong, its three hours are over, or there is a newer link. Call the kitchen for a new one.',
  callKitchen: `Call ${restaurant.phones[0]}`,
  address: 'Bring it to',
  landmark: 'Landmark',
  instructions: 'Note from the customer',
  way: 'Show the way',
  call: (name: string) => `Call ${name}`,
  collect: 'Collect',
  paid: {
    cash: 'Already paid: collect nothing',
    upi: 'Already paid: collect nothing',
    online: 'Paid online, nothing to collect',
  },
  paidBefore: (amount: string) => `${amount} is already paid`,
  upi: 'Or by UPI: let the customer scan this code, and check on their phone that it is paid',
  upiCode: (amount: string) => `QR code to pay ${amount} by UPI`,
  giveBack: 'Give back',
  returnedCash: 'Delivered, gave it back in cash',
  returnedUpi: 'Delivered, gave it back by UPI',
  dishes: 'In the bag',
  deliveredCash: 'Delivered, paid in cash',
  deliveredUpi: 'Delivered, paid by UPI',
  delivered: 'Delivered',
  notDelivered: 'Not delivered',
  why: 'Why not?',
  otherReason: 'In your own words',
  send: 'Send',
  cancel: 'Back',
  sending: 'Not sent yet',
  done: {
    delivered: 'Delivered. Thank you!',
    cancelled: 'Not delivered. Please bring it back.',
  },
  old: 'This is how the phone last saw it. It may have changed.',
  notYet: 'This order is not on its way yet. Ask the kitchen.',
  packed: 'The bag is packed. Ask the kitchen for it.',
  again: 'Try again now',
});

export const riderLanguage = riderMessages.language as Language;
