import { inPageLanguage } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';

const { name, delivery, since } = restaurant;

/**
 * Every text of the pages that is not content, in English; `messages.<language>.ts` beside it has the others.
 * What the pages tell stands in `content/`.
 */
export const homeMessages = inPageLanguage('mfe-content/home', {
  hero: {
    above: `Kithaganur’s own since ${since}`,
    title: 'Burgers worth coming home for',
    lead: 'Crisp, juicy and cooked when you order. Burgers from ₹49, at your door while they are hot.',
    order: 'Order now',
    visit: 'Visit us',
    picture: 'A double cheese burger with fries and a chocolate shake',
    openNow: (until: string) => `Open now · until ${until}`,
    opensAt: (time: string) => `Opens at ${time}`,
    everyDay: (opens: string, closes: string) => `Every day ${opens} to ${closes}`,
    delivery: (minutes: string, freeKm: number) =>
      `${minutes} min to your door · free within ${freeKm} km`,
  },
  cravings: 'What are you hungry for?',
  ingredients: 'A burger taken apart: bun, cheese, lettuce, tomato, onion and a crisp patty',
  features: 'Why people come back',
  favourites: {
    title: 'Featured Favorites',
    lead: 'Three that the neighbourhood orders again and again.',
    all: 'See the whole menu',
    loading: 'Loading our favourites',
  },
  reviews: {
    title: 'What Our Customers Say',
    newest: 'The newest reviews',
    loading: 'Loading reviews...',
    failed: 'Failed to load Google reviews.',
    tryAgain: 'Try again',
    write: 'Write a Review on Google',
    outOf: (average: string) => `${average} out of 5`,
    count: (total: string) => `${total} reviews`,
    source: 'Reviews from Google',
    sample: 'Sample reviews, shown here until our Google reviews are connected.',
    stars: (rating: number) => `${rating} of 5 stars`,
  },
  form: {
    title: 'How was your meal?',
    lead: 'Tell us in a line or two. We read every one.',
    rating: 'Your rating',
    starName: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    name: 'Your name',
    email: 'Your email',
    emailHint: 'Only so that we can answer you. It is never shown.',
    text: 'Your experience',
    textHint: 'What did you eat, and how did it go?',
    toPublic: 'Thank you! We will copy your review and take you to Google, where you can paste it.',
    toOwner: 'Thank you for being honest. This goes straight to our owner, and is not published.',
    submit: 'Submit Review',
    submitting: 'Submitting...',
    failed: 'There was an error submitting your review. Please try again.',
    copyFailed: 'Please copy your review message and paste it on the Google review form.',
    thanks: 'Thank you for your review!',
    public: 'Your review is copied. Paste it into the Google review page that has just opened.',
    private: 'Your feedback is with our owner. If something went wrong, we will put it right.',
    yourText: 'Your review',
    openGoogle: 'Review us on Google',
    another: 'Submit Another Review',
  },
  visit: {
    title: 'Visit us',
    lead: 'Come by, sit down, stay a while. Or call, and we cook while you walk over.',
  },
} as const);

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

export const endMessages = inPageLanguage('mfe-content/end', {
  title: 'Hungry?',
  menu: 'See the menu',
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
