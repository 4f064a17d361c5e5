import type { Exposure } from '@burger/shared/contracts';
import { BlogsPage as View } from '../blogs/blogs-page';
import { newsletter } from '../newsletter/newsletter';

export const BlogsPage = () => <View newsletter={newsletter} />;

({ BlogsPage }) satisfies Exposure<'mfe-content', './BlogsPage'>;
