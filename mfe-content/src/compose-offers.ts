import { bus } from '@burger/shared/bus';
import { restaurant } from '@burger/shared/restaurant';
import { copyText } from './gateways/clipboard';
import { createClaimOffer } from './use-cases/claim-offer';

export const claimOffer = createClaimOffer(bus, copyText, restaurant.promos);
