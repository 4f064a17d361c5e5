import type { Exposure } from '@burger/shared/contracts';
import { PrivacyPage } from '../privacy/privacy-page';

export { PrivacyPage };

({ PrivacyPage }) satisfies Exposure<'mfe-content', './PrivacyPage'>;
