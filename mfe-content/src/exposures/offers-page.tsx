import { bus } from '@burger/shared/bus';
import type { Exposure } from '@burger/shared/contracts';
import { claimOffer } from '../offers/compose-offers';
import { lateNewsletter } from '../newsletter/newsletter';
import { OffersPage as View } from '../offers/offers-page';

export const OffersPage = () => (
  <View bus={bus} claimOffer={claimOffer} newsletter={lateNewsletter} />
);

({ OffersPage }) satisfies Exposure<'mfe-content', './OffersPage'>;
