import { inPageLanguage } from '@burger/shared/i18n';

export const stripMessages = inPageLanguage('mfe-account-orders/strip', {
  now: {
    placed: 'Waiting for the kitchen to confirm',
    confirmed: 'The kitchen has the order',
    preparing: 'The food is being cooked',
    ready: 'Ready at our counter',
    out_for_delivery: 'Our rider is on the way',
    brought_back: 'Our rider could not hand it over',
    delivered: 'Delivered. Enjoy your meal!',
    cancelled: 'The order was cancelled',
  },
  unpaid: 'Waiting for the payment',
  letGo: 'The order was not paid in time',
  waitsForRider: 'Packed, waiting for our rider',
  broughtBack: 'The order could not be delivered',
  pickedUp: 'Picked up. Enjoy your meal!',
  arrives: (when: string) => `Arrives ${when}`,
  collect: (when: string) => `Ready ${when}`,
  planned: (when: string) => `Planned for ${when}`,
  details: 'See your order',
  call: (phone: string) => `Not confirmed yet. Call us: ${phone}`,
  late: (phone: string) => `Not there yet? Call us: ${phone}`,
} as const);
