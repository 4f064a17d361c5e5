import { wait } from '@burger/shared/device';
import { sessionKeeper } from './wiring';
import { firebaseIdentity } from './session/firebase';
import { whenSomebodyMoves, whenUndisturbed } from './sign-in/device';
import { declinedOffers } from './session/kept-session';
import { createSignIn } from './sign-in/sign-in';

export const signIn = createSignIn(firebaseIdentity, sessionKeeper, wait);

export const declined = declinedOffers();

export const attention = { whenUndisturbed, whenSomebodyMoves };
