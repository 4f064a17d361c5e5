import type { Exposure } from '@burger/shared/contracts';
import { FaqPage } from '../faq/faq-page';

export { FaqPage };

({ FaqPage }) satisfies Exposure<'mfe-content', './FaqPage'>;
