import type { Wait } from '../ports';

export const wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
