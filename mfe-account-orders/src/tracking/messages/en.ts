import { inPageLanguage } from '@burger/shared/i18n';

export const followMessages = inPageLanguage('mfe-account-orders/follow', {
  page: {
    title: 'Where is the order?',
    loading: 'Looking up the order',
    heading: (orderId: string) => `Order ${orderId}`,
    called: (number: string) => `We call it out as ${number}`,
    none: 'There is no order at this link',
    noneWhy:
      'Please check that the whole link was copied. Links come with each order, on its page and by mail.',
    menu: 'To the menu',
    mine: 'Your own order? Its dishes, bill and payment are under My Orders.',
    myOrders: 'My Orders',
    live: 'This page follows the order by itself.',
    wrong: 'Something not right? Call us or write to us: we put it right.',
    review: 'Write a review on Google',
  },
  unconfirmed:
    'The kitchen has not confirmed this order yet. Please call us, we take care of it at once.',
  broughtBack: 'Please call us: we send it again, or cancel it.',
  moved: (from: string, to: string) => `The time has moved: from ${from} to ${to}.`,
  call: (phone: string) => `Call ${phone}`,
  cancel: {
    button: 'Cancel order',
    until: (time: string) => `Possible until ${time}, as long as the kitchen has not confirmed it.`,
    title: 'Cancel this order?',
    text: 'Nothing will be cooked, and there is nothing to pay.',
    yes: 'Yes, cancel it',
    busy: 'Cancelling…',
    no: 'Keep the order',
    done: 'Your order is cancelled. Nothing is cooked, and there is nothing to pay.',
    late: 'It is too late to cancel here: the kitchen is at work. Please call us.',
    failed: 'We could not cancel it just now. Please try again, or call us.',
    later: 'Something to change? Call us.',
  },
  share: {
    button: 'Share the link',
    title: (orderId: string) => `Order ${orderId}`,
    copied: 'The link is copied. Who has it sees how far the order is, and nothing else.',
    failed: 'The link could not be copied. Open it and copy it from there.',
    open: 'Open the link',
  },
  upi: {
    title: (amount: string) => `Pay ${amount} by UPI`,
    text: 'At the door you can pay in cash or by UPI. Show our rider that it went through: we only count what they have seen.',
    pickup: 'At the counter you can pay in cash or by UPI. Show us that it went through.',
    open: 'Open my UPI app',
    qr: (name: string, amount: string) => `QR code to pay ${amount} to ${name} by UPI`,
    to: (address: string) => `To ${address}`,
  },
} as const);
