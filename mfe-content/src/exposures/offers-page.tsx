import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { claimOffer } from '../compose-offers';
import { lateNewsletter } from '../late/late-newsletter';
import { OffersPage as View } from '../pages/offers-page';

export const OffersPage = () => (
  <View bus={bus} claimOffer={claimOffer} newsletter={lateNewsletter} />
);

({ OffersPage }) satisfies Exposure<'mfe-content', './OffersPage'>;
