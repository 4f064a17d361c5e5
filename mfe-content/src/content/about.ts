import { inPageLanguage } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';

const { since, name } = restaurant;

/** What the About page tells, in English; `about.<language>.ts` beside it has the others. */
export const aboutText = inPageLanguage('mfe-content/about', {
  title: 'A small kitchen with a long queue',
  lead: `${name} has been cooking burgers on Kithaganur Main Road since ${since}. Same corner, same griddle song, more friends.`,
  storyTitle: 'Our story since 2013',
  story: [
    'A katte is the raised stone platform under the village tree. You sit on it, you talk, you wait for nobody in particular. That is what we wanted to build in 2013: a katte with a griddle.',
    'We began with one tawa, four stools and a single burger. It was an aloo tikki with tamarind mayo, and it cost ₹25. The first evening we sold nineteen. The twentieth went to the dog.',
    'The neighbourhood grew, and so did we. Students asked for something hotter, so the Spicy Paneer Burger arrived. The cricket teams from the lake park asked for something bigger, and the Premium Chicken Burger has fed them ever since. Grandparents asked for chai. We said yes to that too.',
    'Today there are fifty dishes, a proper kitchen behind glass, and riders who know every lane from Bidarahalli to Hoodi. The aloo tikki is still on the menu. It is still the one we are proudest of.',
  ],
  picture: 'A burger taken apart: bun, cheese, lettuce, tomato, onion and a crisp patty',
  statsTitle: 'In numbers',
  stats: [
    { value: '10+ years', label: 'on the same corner' },
    { value: '50K+ customers', label: 'fed and mostly known by name' },
    { value: '15+ menu varieties', label: 'of burger alone, veg and non-veg' },
    { value: '7 days', label: 'a week, 11:00 AM to 10:00 PM' },
  ],
  missionTitle: 'Our mission',
  mission:
    'Feed the neighbourhood well, at a price that a student can pay and a quality that a grandmother will not argue with.',
  valuesTitle: 'Our values',
  values: [
    {
      title: 'Fresh first',
      text: 'Vegetables from the morning market, buns from the oven next door, patties shaped the same day.',
    },
    {
      title: 'Honest always',
      text: 'One price on the menu, the same on the bill. The tax is a line that you can read.',
    },
    {
      title: 'Neighbours, not numbers',
      text: 'We remember the no-onion people. We remember birthdays. We try to remember to sleep.',
    },
  ],
  strengthsTitle: 'What we are good at',
  strengths: {
    flame: {
      title: 'Hot off the griddle',
      text: 'Every burger is cooked for one order: yours.',
    },
    leaf: {
      title: 'Two kitchens in one',
      text: 'Veg and non-veg have their own griddle, fryer, knives and packing table.',
    },
    wallet: {
      title: 'Fair prices',
      text: 'Burgers from ₹49. Nothing is added to your cart but what you put there.',
    },
    bike: {
      title: 'Riders of our own',
      text: 'They work for us, know the lanes and carry your food in heated boxes.',
    },
    sparkles: {
      title: 'A kitchen you can see',
      text: 'The wall is glass. Come and look over our shoulder.',
    },
    heart: {
      title: 'People who stay',
      text: 'Half of our team has been here for more than five years. You can taste it.',
    },
  },
} as const);

/** What we are good at, each with the name of its icon. */
export const strengths = (
  Object.keys(aboutText.strengths) as (keyof typeof aboutText.strengths)[]
).map((icon) => ({ icon, ...aboutText.strengths[icon] }));
