import { inPageLanguage } from '@burger/shared/language';
import { restaurant } from '@burger/shared/restaurant';

/** Texts of the account page. */
export const myDataMessages = inPageLanguage('mfe-account-orders/my-data', {
  title: 'My data',
  lead: 'What we know of you: see it, change it, take it with you, delete it.',
  privacy: 'What we keep, why and for how long',
  promptTitle: 'Sign in to see your data',
  prompt: 'Your name, number and orders are kept with your account.',
  loading: 'Loading your data',
  failed: 'We could not load your data just now.',
  again: 'Try again',
  profile: {
    title: 'Profile',
    name: 'Name',
    phone: 'Phone number',
    phoneHint: 'For questions about your order only. Empty it, and we keep none.',
    phoneFixed: 'You sign in with this number, so it is not changed here.',
    email: 'Email',
    placeTitle: 'Saved place',
    placeWhy:
      'Where your next order goes. It is kept on this device only; empty it, and it is forgotten.',
    address: 'Delivery address',
    landmark: 'Landmark',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved.',
    failed: 'We could not save that just now. Please try again.',
  },
  take: {
    title: 'Take it with you',
    text: 'One file (JSON) with your profile, your saved place and all your orders.',
    button: 'Download my data',
    busy: 'Getting your data…',
    failed: 'We could not get your data just now. Please try again.',
    done: 'Your file is ready.',
  },
  erase: {
    title: 'Delete my account',
    text: 'Your profile, saved place and links are deleted for good. Of your orders we keep what the tax law asks for: dishes, amounts and dates, without your name, number, email or address.',
    button: 'Delete my account…',
    sure: 'Delete your account?',
    gone: 'There is no way back. You are signed out, and this browser forgets your cart too. You can still order later with a new account.',
    keep: 'Keep my account',
    confirm: 'Delete it for good',
    busy: 'Deleting…',
    failed: `We could not delete your account just now. Please try again, or write to ${restaurant.grievanceOfficer.email}.`,
    done: 'Your account is deleted, and you are signed out.',
  },
} as const);
