import type { Exposure } from '@burger/shared/contracts';
import { TermsPage } from '../terms/terms-page';

export { TermsPage };

({ TermsPage }) satisfies Exposure<'mfe-content', './TermsPage'>;
