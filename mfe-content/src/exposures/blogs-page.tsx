import type { Exposure } from '@burger/shared/contracts';
import { lateNewsletter } from '../late/late-newsletter';
import { BlogsPage as View } from '../pages/blogs-page';

export const BlogsPage = () => <View newsletter={lateNewsletter} />;

({ BlogsPage }) satisfies Exposure<'mfe-content', './BlogsPage'>;
