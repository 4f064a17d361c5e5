import type { Exposure } from '@burger/shared/contracts';
import { startNews } from '../compose-news';

/** Owns the shop from here on; the answer ends that. */
export const start = startNews;

({ start }) satisfies Exposure<'mfe-menu', './start'>;
