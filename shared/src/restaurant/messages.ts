import { inPageLanguage } from '../language/speech';

/** How times of day are written. `hour` runs from 0 to 23, `clock` is the time on a dial, such as 9:30. */
export const messages = inPageLanguage('shared/restaurant-times', {
  time: (clock: string, hour: number) => `${clock} ${hour < 12 ? 'AM' : 'PM'}`,
} as const);
