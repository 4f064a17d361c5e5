import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { newsletter } from '../newsletter/newsletter';
import { createClaimOffer } from '../offers/offers';
import { OffersPage as View } from '../offers/offers-page';

const claimOffer = createClaimOffer(bus, async (code) => navigator.clipboard.writeText(code));
export const OffersPage = () => <View bus={bus} claimOffer={claimOffer} newsletter={newsletter} />;

({ OffersPage }) satisfies Exposure<'mfe-content', './OffersPage'>;
