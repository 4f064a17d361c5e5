import type { Exposure } from '@burger/shared/contracts';
import { FaqPage } from '../pages/faq-page';

export { FaqPage };

({ FaqPage }) satisfies Exposure<'mfe-content', './FaqPage'>;
