import { inPageLanguage, wordsInPageLanguage } from '@burger/shared/language';
import type { Offer } from '../model/offer';

const oneCode = 'One code per order. The discount is taken off the food, before delivery and tax.';

/** What a code takes off and its minimum come from the restaurant's promo table, never from here. */
const inEnglish: readonly Offer[] = [
  {
    id: 'welcome',
    title: 'Hello, neighbour',
    description:
      'New here? Sit down at our katte. The first thing that we hand you is a discount on everything in the cart.',
    code: 'WELCOME15',
    image: 'aloo-tikki-burger',
    imageAlt: 'Aloo Tikki Burger',
    validUntil: 'All year',
    category: 'Everyday',
    terms: ['For all dishes that can be ordered online.', oneCode],
    featured: true,
    popular: true,
  },
  {
    id: 'weekend',
    title: 'The long weekend table',
    description:
      'Burgers for the sofa, wings for the match, waffles for afterwards. Made for Saturdays and Sundays, and nobody checks your calendar.',
    code: 'WEEKEND25',
    image: 'double-chicken-cheese-burger',
    imageAlt: 'Double Chicken Cheese Burger',
    validUntil: 'All year',
    category: 'Everyday',
    terms: [
      'The minimum counts what is in the cart before the discount.',
      'Weekend evenings are busy: order a little early.',
      oneCode,
    ],
    featured: true,
    popular: true,
  },
  {
    id: 'happy-hour',
    title: 'Happy hour',
    description:
      'The calm hours between lunch and dinner are our favourites. Fries just out of the oil, a cold shake, and our biggest percentage.',
    code: 'HAPPY30',
    image: 'cheesy-fries',
    imageAlt: 'Cheesy Fries under warm cheese sauce',
    validUntil: 'All year, best between 3 PM and 6 PM',
    category: 'Everyday',
    terms: ['The minimum counts what is in the cart before the discount.', oneCode],
    featured: true,
    popular: true,
  },
  {
    id: 'student',
    title: 'Exam fuel',
    description:
      'For everyone with a college ID and an empty stomach. It works before the exam, after it, and instead of revising for it.',
    code: 'STUDENT20',
    image: 'chicken-loaded-cheesy-fries',
    imageAlt: 'Chicken Loaded Cheesy Fries',
    validUntil: 'All year',
    category: 'Students',
    terms: ['For students of any college or school.', oneCode],
    featured: false,
    popular: true,
  },
  {
    id: 'family',
    title: 'Everyone at the table',
    description:
      'One wants veg, one wants extra hot, one only wants nuggets. Order for the whole family and take a hundred rupees off.',
    code: 'FAMILY5',
    image: 'scene-combo-table',
    imageAlt: 'Burger, fries, dips and a cold drink on a wooden table',
    validUntil: 'All year',
    category: 'Family & Groups',
    terms: ['The minimum counts what is in the cart before the discount.', oneCode],
    featured: false,
    popular: false,
  },
  {
    id: 'group',
    title: 'The whole team',
    description:
      'Office lunch, cricket eleven, cousins in town. A big order in one go, packed by name if you write the names in the instructions.',
    code: 'GROUP15',
    image: 'crispy-chicken-wings',
    imageAlt: 'Crispy Chicken Wings',
    validUntil: 'All year',
    category: 'Family & Groups',
    terms: [
      'The minimum counts what is in the cart before the discount.',
      'For more than thirty people, call us a day ahead.',
      oneCode,
    ],
    featured: false,
    popular: false,
  },
  {
    id: 'birthday',
    title: 'It is your birthday',
    description:
      'Or your mother’s, or your best friend’s. We do not ask for proof. Have a waffle with a candle, and save the price of the candle.',
    code: 'BIRTHDAY',
    image: 'chocolate-overload-waffle',
    imageAlt: 'Chocolate Overload Waffle',
    validUntil: 'On your birthday',
    category: 'Celebrations',
    terms: [
      'Tell us whose day it is in the instructions, and we write the name on the bag.',
      oneCode,
    ],
    featured: false,
    popular: false,
  },
  {
    id: 'chai-at-four',
    title: 'Chai at four',
    description:
      'Come by in the afternoon, have any burger at our tables, and the Masala Chai is on us. For people who still leave the house.',
    discount: 'FREE CHAI',
    code: 'CHAIATFOUR',
    image: 'cat-beverages',
    imageAlt: 'Cold and hot drinks from our counter',
    validUntil: 'Every day, 4 PM to 6 PM',
    category: 'At the Counter',
    terms: [
      'Show the code at the counter. It is not for the online cart.',
      'One chai for each burger that you eat here.',
    ],
    featured: false,
    popular: false,
  },
];

/** What an offer says, in another language. */
export type OfferWords = Pick<
  Offer,
  'title' | 'description' | 'discount' | 'imageAlt' | 'validUntil' | 'terms'
>;

const words = wordsInPageLanguage<OfferWords>('mfe-content/offers');

/** The offers; `offers.<language>.ts` beside this has the words of other languages. */
export const offers: readonly Offer[] = inEnglish.map((offer) => ({
  ...offer,
  ...words[offer.id],
}));

/** How an offer is used, in order. */
export const offerSteps = inPageLanguage<readonly { title: string; text: string }[]>(
  'mfe-content/offer-steps',
  [
    {
      title: 'Claim it',
      text: 'Press Claim. The code goes to your cart by itself.',
    },
    {
      title: 'Fill the cart',
      text: 'Choose what you like. If the offer has a minimum, reach it with food.',
    },
    {
      title: 'See it on the bill',
      text: 'At checkout the discount has its own line. You can take it off or type another code.',
    },
    {
      title: 'Pay at the door',
      text: 'Cash on delivery, the amount that you saw. Not a rupee more.',
    },
  ],
);
