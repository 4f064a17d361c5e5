import { bus } from '@burger/shared/bus';
import { pageRules } from '@burger/shared/page-shop';
import { copyText } from './gateways/clipboard';
import { createClaimOffer } from './use-cases/claim-offer';

export const claimOffer = createClaimOffer(bus, copyText, pageRules.promos);
