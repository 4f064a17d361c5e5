import type { PostBlock } from '../model/blog-post';

/** The parts that a story is written in. */
export const h = (text: string): PostBlock => ({ kind: 'heading', text });
export const p = (text: string): PostBlock => ({ kind: 'paragraph', text });
export const list = (...items: string[]): PostBlock => ({ kind: 'list', items });
