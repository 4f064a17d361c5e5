import type { Wait } from '../use-cases/ports';

export const wait: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
