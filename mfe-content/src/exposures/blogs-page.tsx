import type { Exposure } from '@burger/shared/contracts';
import { lateNewsletter } from '../newsletter/newsletter';
import { BlogsPage as View } from '../blogs/blogs-page';

export const BlogsPage = () => <View newsletter={lateNewsletter} />;

({ BlogsPage }) satisfies Exposure<'mfe-content', './BlogsPage'>;
