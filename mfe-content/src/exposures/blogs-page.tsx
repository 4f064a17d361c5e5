import type { Exposure } from '@burger/shared/contracts';
import { subscribe } from '../compose';
import { BlogsPage as View } from '../pages/blogs-page';

export const BlogsPage = () => <View subscribe={subscribe} />;

({ BlogsPage }) satisfies Exposure<'mfe-content', './BlogsPage'>;
