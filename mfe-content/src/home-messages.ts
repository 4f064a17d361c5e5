import { inPageLanguage } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';

const { since } = restaurant;

/** Texts of the home page alone: no other page has to load them. */
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
