import type { OrderKind } from '@burger/shared/contracts';
import { whenText } from '@burger/shared/restaurant';
import type { Promised } from '@burger/shared/times';
import { messages } from '../messages';

const { arrives, ready } = messages.when;

/** What is promised, as it is said at that moment: arrives 1:25–1:40 PM; ready tomorrow, 1:00–1:30 PM. */
export const promiseText = (kind: OrderKind, { from, to }: Promised, at: Date): string =>
  (kind === 'pickup' ? ready : arrives)(whenText(from.getTime(), to.getTime(), at.getTime()));
