import type { Exposure } from '@burger/shared/contracts';
import { postUnsubscribe } from '../parts/site-api';
import { UnsubscribePage as View } from '../newsletter/unsubscribe-page';

/** /unsubscribe/<key>. */
export const UnsubscribePage = () => <View unsubscribe={(key) => postUnsubscribe(key)} />;

({ UnsubscribePage }) satisfies Exposure<'mfe-content', './UnsubscribePage'>;
