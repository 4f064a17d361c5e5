import type { Moment } from '@burger/shared/order';
import { momentFormat } from '@burger/shared/restaurant';

export interface MomentWords {
  notAvailable: string;
  invalidDate: string;
}

/** Words for moments on the restaurant's wall clock; N/A and Invalid Date where there is none (spec.md §8). */
export function momentWords(timeZone: string, words: MomentWords): (moment: Moment) => string {
  const format = momentFormat(timeZone);
  return (moment) => {
    if (moment === 'missing') return words.notAvailable;
    if (moment === 'invalid') return words.invalidDate;
    return format(moment);
  };
}
