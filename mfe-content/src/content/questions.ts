import { wordsInPageLanguage } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';
import type { Question, QuestionCategory } from '../model/question';
import {
  addressLines,
  closes,
  kitchenCloses,
  lastOrders,
  mainPhone,
  opens,
} from '../model/restaurant-texts';

const { delivery, emails, fssai, grievanceOfficer, name, phones, since } = restaurant;

const about =
  (category: QuestionCategory) =>
  (question: string, answer: string): Question => ({ question, answer, category });

const orders = about('Orders & Delivery');
const food = about('Menu & Food');
const payment = about('Payment & Pricing');
const account = about('Account & Technical');
const place = about('Restaurant Info');

const inEnglish: readonly Question[] = [
  orders(
    'How far do you deliver?',
    `Our delivery radius is ${delivery.limitKm} km from the restaurant in Kithaganur, measured along the road. Beyond that the food would not arrive the way we cooked it, so the checkout says no.`,
  ),
  orders(
    'How long does delivery take?',
    `Usually ${delivery.promisedMinutes.replace('–', '-')} minutes from the moment you place the order. Friday and Saturday evenings lean towards the longer end. Your order shows its own estimated time.`,
  ),
  orders(
    'What does delivery cost?',
    `It is free up to ${delivery.freeUpToKm} km. After that it is ₹${delivery.rupeesPerKm} for every further kilometre, rounded up. You see the charge before you place the order.`,
  ),
  orders(
    'Can I cancel my order?',
    `Yes, within 5 minutes of placing it, by phone: ${phones[0]} or ${phones[1]}. After that your patty is on the griddle, and we cannot take it back.`,
  ),
  orders(
    'Can I change my order after placing it?',
    `Call us straight away on ${mainPhone}. If the kitchen has not started, we change it with pleasure. If it has, we add what is missing as a second order.`,
  ),
  orders(
    'How do I follow my order?',
    'Open My Orders from your account menu. Each order shows its status, its bill and the estimated time. The Refresh button fetches the latest.',
  ),
  orders(
    'What if something is missing or wrong?',
    `Call ${mainPhone} within the hour and keep the food if you can. We send what is missing or make it new. No forms.`,
  ),
  orders(
    'Can I order for pick-up?',
    `Yes, by phone. Call ${mainPhone}, tell us what and when, and pay at the counter. The website is for delivery.`,
  ),

  food(
    'How are veg and non-veg kept apart?',
    'Each has its own griddle, fryer, boards, knives and packing table, and its own bag. On the menu, a green circle in a square is veg and a brown triangle in a square is non-veg.',
  ),
  food(
    'Is egg veg here?',
    'No. Egg carries the brown non-veg mark, as the food law of India asks. Milk, cheese and paneer are veg.',
  ),
  food(
    'What do you recommend for a first visit?',
    `Start with a ${restaurant.featuredDishes[0]} or a ${restaurant.featuredDishes[2]}, and put ${restaurant.featuredDishes[1]} in the middle of the table. If you are here for tradition, it is the Aloo Tikki Burger and a Masala Chai.`,
  ),
  food(
    'How hot is hot?',
    'The Spicy Paneer Burger and everything with peri peri are properly hot. The rest is mild to medium. Write “less spicy” in the special instructions and the cook will hear you.',
  ),
  food(
    'Can I leave something out, onion for example?',
    'Yes. Write it into the special instructions at checkout: no onion, no mayo, less salt. Jain requests are best made by phone, so that we can tell you honestly what we can do.',
  ),
  food(
    'I have an allergy. What should I know?',
    `Our kitchen works with wheat, milk, egg, fish, soya, mustard and sesame, and traces cannot be ruled out. Please call ${mainPhone} before you order if your allergy is serious.`,
  ),
  food(
    'Why is the Mango Shake out of season?',
    'Because we make it only from fresh Alphonso, and that means April to June. In the other months the menu shows it as “Out of season” and it cannot be added.',
  ),
  food(
    'Do you take party and catering orders?',
    'Yes, from about thirty people. Write to us through the contact page with the subject Catering, ideally three days ahead.',
  ),

  payment(
    'How can I pay?',
    'Cash on delivery. Online payment is shown at checkout as “Coming soon”: it will work when we can promise that it always works.',
  ),
  payment(
    'Do your prices include tax?',
    'Menu prices are without tax. GST of 5% (2.5% CGST and 2.5% SGST) is added to food and delivery. Each has its own line on the bill, from the cart on.',
  ),
  payment(
    'How do promo codes work?',
    'Type the code at checkout, or press Claim on the Offers page. One code per order. Some codes have a minimum, which counts the food before the discount.',
  ),
  payment(
    'Why was my promo taken off?',
    'A code with a minimum leaves the cart when the food falls below that minimum. We tell you when it happens. Add something and claim the code again.',
  ),
  payment(
    'Can I get a proper bill?',
    'Yes. Every order in My Orders has a bill that you can print, with our GSTIN and food licence number.',
  ),
  payment(
    'Is there a minimum order?',
    'No. One cold drink is an order, too. Only some promo codes have a minimum.',
  ),

  account(
    'Do I need an account?',
    'Not for looking, choosing or filling the cart. To place an order you sign in, so that you can see your orders and we know whom to call at the gate.',
  ),
  account(
    'How can I sign in?',
    'With Google, with your email and a password of at least 6 characters, or with your mobile number and a 6-digit code that we send to it.',
  ),
  account(
    'Why do you ask for my location?',
    `To work out the delivery charge and to see that you are within ${delivery.limitKm} km. It is stored with your order and used for nothing else. If you would rather not share it, choose a nearby area from the list instead.`,
  ),
  account(
    'I said no to location by mistake. What now?',
    'Click the lock or settings sign beside the address in your browser, allow location for our site and try again. Or simply choose your area from the list at checkout.',
  ),
  account(
    'The code for my phone does not arrive.',
    'Check the number, with +91 in front, and wait a minute. Then use “Change phone number” and try again. Signing in with email or Google works as well.',
  ),
  account(
    'Does my cart stay when I close the page?',
    'Yes, in the same browser on the same device. It is the same in all open tabs.',
  ),

  place(
    'When are you open?',
    `Every day from ${opens} to ${closes}. The kitchen closes at ${kitchenCloses} and takes last orders at ${lastOrders}.`,
  ),
  place('Where are you?', `${addressLines.join(', ')}. Look for the burger above the door.`),
  place(
    'Can I reserve a table?',
    `For up to six people just come. For more, call ${mainPhone} or use the contact page with the subject Reservation.`,
  ),
  place(
    'Is there parking?',
    'Two-wheelers in front of the door, cars along the wall of the lake park across the road.',
  ),
  place(
    'How old is the restaurant?',
    `${name} has been cooking in Kithaganur since ${since}, on the same corner.`,
  ),
  place(
    'Are you licensed, and to whom can I complain?',
    `Our FSSAI licence number is ${fssai}. For complaints, write to ${grievanceOfficer.name} at ${grievanceOfficer.email} or call ${grievanceOfficer.phone}. For everything else, ${emails.hello}.`,
  ),
];

/** Question and answer in another language. */
export type QuestionWords = readonly [question: string, answer: string];

const words = wordsInPageLanguage<QuestionWords>('mfe-content/questions');

/** The questions that people really ask, with true answers; `questions.<language>.ts` beside this has other languages. */
export const questions: readonly Question[] = inEnglish.map((each) => {
  const [question, answer] = words[each.question] ?? [each.question, each.answer];
  return { ...each, question, answer };
});
