import type { Line } from './expected-bill';
import { withValue, type Json, type JsonObject } from './valid-order';

export const linesIn = (order: JsonObject): Line[] => order['lines'] as unknown as Line[];

export const withLines = (order: JsonObject, lines: unknown): JsonObject =>
  withValue(order, 'lines', lines as Json);

/** One of a dish, with nothing said about it. */
export const plainLine = (dishId: number): JsonObject => ({
  dishId,
  quantity: 1,
  choices: [],
  note: '',
});
