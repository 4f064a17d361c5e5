import type { Exposure } from '@burger/shared/contracts';
import { AboutPage } from '../about/about-page';

export { AboutPage };

({ AboutPage }) satisfies Exposure<'mfe-content', './AboutPage'>;
