import { inPageLanguage } from '@burger/shared/i18n';
import { restaurant } from '@burger/shared/restaurant';
import { retention } from '../retention';

const { legalName, name } = restaurant;
const { coordinatesDays, taxMonths } = retention;
const forTax = `until ${taxMonths} months after the yearly tax return of its year was due (31 December), as the GST law asks; then the person is taken out of it`;

export const privacyMessages = inPageLanguage('mfe-content/privacy', {
  title: 'Your data and your rights',
  lead: `What ${name} keeps of you, why, for how long, and how to have it deleted. In plain words.`,
  whoTitle: 'Who is responsible',
  who: `${legalName} decides what happens with your data (it is the data fiduciary of the Digital Personal Data Protection Act, 2023).`,
  whatTitle: 'What we keep',
  why: 'Why',
  howLong: 'How long',
  retention: {
    account: {
      what: 'Your account: name, email address or phone number, and the picture that Google gives',
      why: 'So that your orders are yours, on every device',
      long: 'Until you delete it under My data',
    },
    orders: {
      what: 'Your orders: dishes and notes, name, phone number, address, email where you give it',
      why: 'To cook it, bring it, call you about it, and bill it. When you order by phone, our counter finds your last address and your usual by your number, of the last 90 days',
      long: `An order is kept ${forTax}`,
    },
    place: {
      what: 'Where an order went, to the metre',
      why: 'To work out the delivery charge, and so that the rider finds you',
      long: `${coordinatesDays} days with the order`,
    },
    device: {
      what: 'On your device: cart, last address, area, language, a review that you took to the public page; while you are signed in, who you are and your last orders. No advertising, no counting of visitors by cookies',
      why: 'So that you need not type it again',
      long: 'What is yours until you sign out, address, area and review too; the rest until you clear your browser',
    },
    push: {
      what: 'Where your browser takes messages about an order, and when and in which language you allowed them',
      why: 'Only because you pressed “Tell me on this phone”. The messages are encrypted; Google, Mozilla, Apple or Microsoft carries them to your browser',
      long: 'Until you stop it on the order’s page or under My data, or sign out, at most 30 days',
    },
    whatsApp: {
      what: 'That, when and in which language you allowed WhatsApp messages about an order, and its phone number',
      why: 'Only because you pressed “Tell me on WhatsApp”. Meta carries the messages: order number, step, time and link, without name, address or dishes',
      long: 'Until you stop it on the order’s page or under My data, or answer STOP, at most 30 days. What you write to us there is answered by a machine and not stored',
    },
    newsletter: {
      what: 'The newsletter: your email address, and when and in which language you asked for it',
      why: 'Only because you asked for it',
      long: 'Until you press the link in any of our letters, or leave it under My data',
    },
    forms: {
      what: 'What you write to us: messages and reviews',
      why: 'To answer you',
      long: 'It goes to our mailbox and is not kept on the site; we delete it when it is dealt with',
    },
    limits: {
      what: 'Fingerprints (hashes) of phone numbers and network addresses that order',
      why: 'Against false orders in somebody’s name, and so that nobody uses twice a code that is good once',
      long: 'Only while they count against a limit, two years of such a code; then the store deletes them by itself',
    },
  },
  whoSeesTitle: 'Who sees it',
  whoSees: [
    'Our kitchen and counter, and the rider while your order is on its way.',
    'Google, whose servers (Firebase) keep it for us, whose sign-in you may use, and whose maps measure the way. Our mail provider, which carries our letters.',
    'WhatsApp (Meta), only where you allowed messages about an order there, or send us your order there yourself.',
    'Nobody else. We sell nothing and advertise nowhere with it.',
  ],
  rightsTitle: 'What you can do',
  rights: [
    'See, change and download it, and delete your account: under My data, at any time, without asking us.',
    'Take back a yes as easily as you gave it: stop messages about orders and the newsletter under My data, sign out, forbid the location in your browser.',
    'Name somebody who may do so for you if you cannot. Write to us for that.',
    'If you are under 18, please order together with a parent.',
  ],
  myData: 'Go to My data',
  complainTitle: 'Questions and complaints',
  complain: 'Write or call; a person answers:',
  board: 'If that does not help, you may turn to the Data Protection Board of India.',
} as const);
