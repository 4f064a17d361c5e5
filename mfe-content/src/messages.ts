import { inPageLanguage } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';

const { name, delivery } = restaurant;

/**
 * Every text of the pages that is not content, in English; `messages.<language>.ts` beside it has the others.
 * What the pages tell stands in `content/`, what only the home page says in `home-messages.ts`.
 */
export const placeMessages = inPageLanguage('mfe-content/place', {
  location: 'Location',
  hours: 'Hours',
  phone: 'Phone',
  email: 'Email',
  everyDay: 'Every day',
  span: (opens: string, closes: string) => `${opens} to ${closes}`,
  kitchen: (kitchen: string, last: string) => `Kitchen closes ${kitchen}, last orders ${last}`,
  byPhone: 'Order by phone if you like: we answer during opening hours.',
  directions: 'Get directions',
  map: `Map: ${name} on Kithaganur Main Road, opposite the lake park`,
  mapRoad: 'Kithaganur Main Road',
  mapPark: 'Lake park',
  mapLake: 'Kithaganur lake',
} as const);

export const newsletterMessages = inPageLanguage('mfe-content/newsletter', {
  title: 'Good things, once a month',
  lead: 'New dishes, offers and kitchen stories by email. No more than that.',
  email: 'Email address',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  done: 'You are on the list. The next letter comes to you.',
  failed: 'We could not add you just now. Please try again in a little while.',
} as const);

export const filterMessages = inPageLanguage('mfe-content/filter', {
  all: 'All',
  clear: 'Clear the search',
} as const);

export const contactMessages = inPageLanguage('mfe-content/contact', {
  title: 'Contact us',
  lead: 'A question, a party for thirty, a complaint or a compliment: a person from our team reads it.',
  picture: 'A paper bag, an open box with a burger, a cold cola, fries and a dip',
  formTitle: 'Send us a message',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'Only if you would rather have a call back.',
  subject: 'Subject',
  choose: 'Choose a subject',
  subjects: {
    general: 'General question',
    reservation: 'Reservation',
    catering: 'Catering',
    feedback: 'Feedback',
    complaint: 'Complaint',
    partnership: 'Partnership',
  },
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  sent: 'Thank you! Your message has been sent. We will reply within 24 hours.',
  failed: 'There was an error sending your message. Please try again or contact us directly.',
  find: 'Find us',
  findLead:
    'On the main road, opposite the lake park. Two-wheeler parking in front, cars along the park wall.',
} as const);

export const blogMessages = inPageLanguage('mfe-content/blog', {
  title: 'Stories from the kitchen',
  lead: `What we cook, how we cook it and who we cook it for. Written by the people of ${name}.`,
  search: 'Search stories',
  categories: 'Category',
  featured: 'Featured',
  latest: 'More stories',
  found: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
  none: 'No posts found matching your criteria',
  read: 'Read the story',
  close: 'Close the story',
  minutes: (count: number) => `${count} min read`,
  views: 'views',
  likes: 'likes',
  comments: 'comments',
} as const);

export const offerMessages = inPageLanguage('mfe-content/offer', {
  title: 'Offers',
  lead: 'Seven codes for your cart and one for the counter. One code per order; the best one is your choice.',
  categories: 'Category',
  featured: 'Featured offers',
  more: 'More offers',
  popular: 'Popular',
  code: 'Code',
  off: (amount: string) => `${amount} OFF`,
  minimum: (rupees: number) => `On orders of ₹${rupees} or more`,
  noMinimum: 'No minimum order',
  terms: 'Terms',
  claim: 'Claim offer',
  claimFor: (title: string) => `Claim offer: ${title}`,
  applied: (code: string) => `${code} is on its way to your cart.`,
  appliedMinimum: (rupees: number) => `It counts on orders of ₹${rupees} or more.`,
  toMenu: 'Choose your food',
  copied: (code: string) => `${code} is copied. Show it at the counter.`,
  shown: (code: string) => `Note the code ${code} and show it at the counter.`,
  howTitle: 'How to use an offer',
} as const);

export const faqMessages = inPageLanguage('mfe-content/faq', {
  title: 'Questions and answers',
  lead: `Delivery takes ${delivery.promisedMinutes} minutes and reaches ${delivery.limitKm} km. The rest is below.`,
  search: 'Search questions',
  categories: 'Category',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'No questions found. Ask us directly, we are happy to answer.',
  stillTitle: 'Still a question?',
  call: 'Call us',
  write: 'Write to us',
  chat: 'Chat on WhatsApp',
  chatLead: (opens: string, closes: string) => `Quick answers, ${opens} to ${closes}`,
  chatText: `Hello ${name}, I have a question: `,
} as const);
