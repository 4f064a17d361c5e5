import type { Exposure } from '@burger/shared/contracts';
import { AboutPage } from '../pages/about-page';

export { AboutPage };

({ AboutPage }) satisfies Exposure<'mfe-content', './AboutPage'>;
