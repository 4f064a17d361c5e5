import { inPageLanguage } from '@burger/shared/i18n';

export const offerMessages = inPageLanguage('mfe-content/offer', {
  title: 'Offers',
  lead: {
    both: 'Codes for your cart, and for the counter. One code per order; the best one is your choice.',
    cart: 'Codes for your cart. One code per order; the best one is your choice.',
    counter: 'Codes that you show at the counter, one per order.',
    none: 'There is no offer at the moment.',
  },
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
  visible: (code: string) => `Note the code ${code} and show it at the counter.`,
  howTitle: 'How to use an offer',
} as const);
