import type { Exposure } from '@burger/shared/contracts';
import { postUnsubscribe } from '../parts/site-api';
import { UnsubscribePage as View } from '../unsubscribe/unsubscribe-page';

export const UnsubscribePage = () => <View unsubscribe={postUnsubscribe} />;

({ UnsubscribePage }) satisfies Exposure<'mfe-content', './UnsubscribePage'>;
