import type { Exposure } from '@burger/shared/contracts';
import { claimOffer, subscribe } from '../compose';
import { OffersPage as View } from '../pages/offers-page';

export const OffersPage = () => <View claimOffer={claimOffer} subscribe={subscribe} />;

({ OffersPage }) satisfies Exposure<'mfe-content', './OffersPage'>;
