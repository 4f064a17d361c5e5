import { inPageLanguage } from '../language/i18n';

/** What is wrong with a value that a customer typed. The server says it in English, a page in its own language. */
export const messages = inPageLanguage('shared/contracts', {
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    review: 'Review',
    message: 'Message',
    address: 'Delivery address',
    landmark: 'Landmark',
    instructions: 'Special instructions',
    promoCode: 'Promo code',
    note: 'Note',
  },
  notText: (field: string) => `${field} must be text`,
  tooLong: (field: string, max: number) => `${field} must be at most ${max} characters`,
  unprintable: (field: string) => `${field} contains characters that cannot be printed`,
  name: 'Please enter your name',
  email: 'Please enter your email address',
  badEmail: 'Please enter a valid email address',
  phone: 'Please enter your phone number',
  badPhone: 'Please enter a valid Indian mobile number',
  address: 'Please enter your delivery address',
  subject: 'Please choose a subject',
  message: 'Please enter your message',
  incompleteReview: 'Please fill in all required fields and provide a rating',
} as const);
