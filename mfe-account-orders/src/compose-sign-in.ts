import { wait } from '@burger/shared/device';
import { sessionKeeper } from './compose';
import { firebaseIdentity } from './gateways/firebase-identity';
import { whenSomebodyMoves, whenUndisturbed } from './gateways/page-attention';
import { declinedOffers } from './gateways/remembered';
import { createSignIn } from './use-cases/sign-in';

export const signIn = createSignIn(firebaseIdentity, sessionKeeper, wait);

export const declined = declinedOffers();

export const attention = { whenUndisturbed, whenSomebodyMoves };
