import { bus } from '@burger/shared/bus';
import { pageRules } from '@burger/shared/page-shop';
import { copyText } from '../parts/clipboard';
import { createClaimOffer } from './claim-offer';

export const claimOffer = createClaimOffer(bus, copyText, pageRules.promos);
