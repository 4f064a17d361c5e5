import type { Track } from './track';

/**
 * The time promised to a customer; `promisedTo` is null or missing if a single time was promised. The code
 * knows it only by these names. `eta` is what is expected now, which derives from it.
 */
export interface PromisedTime<From = number | null, To = From> {
  promisedFrom: From;
  promisedTo: To;
}

// Stored orders, their indexes, deployed counters and open pages know the promised time by other names. Only
// this file maps them.

/** The promised time under its names in stored orders. */
export interface StoredPromise<Moment> {
  estimatedDeliveryTime: Moment;
  estimatedDeliveryUntil: Moment;
}

export const storedPromiseNames = {
  promisedFrom: 'estimatedDeliveryTime',
  promisedTo: 'estimatedDeliveryUntil',
} as const satisfies PromisedTime<keyof StoredPromise<unknown>>;

export const storedPromise = <Moment>({
  promisedFrom: estimatedDeliveryTime,
  promisedTo: estimatedDeliveryUntil,
}: PromisedTime<Moment>): StoredPromise<Moment> => ({
  estimatedDeliveryTime,
  estimatedDeliveryUntil,
});

export const fromStoredPromise = <Moment>({
  estimatedDeliveryTime: promisedFrom,
  estimatedDeliveryUntil: promisedTo,
}: StoredPromise<Moment>): PromisedTime<Moment> => ({ promisedFrom, promisedTo });

/** The promised time under its names in the counter's orders. */
export interface CounterPromise<Moment> {
  promisedAt: Moment;
  promisedUntil: Moment;
}

export const counterPromise = <Moment>({
  promisedFrom: promisedAt,
  promisedTo: promisedUntil,
}: PromisedTime<Moment>): CounterPromise<Moment> => ({ promisedAt, promisedUntil });

export const fromCounterPromise = <Moment>({
  promisedAt: promisedFrom,
  promisedUntil: promisedTo,
}: CounterPromise<Moment>): PromisedTime<Moment> => ({ promisedFrom, promisedTo });

/** Returns when an order of the counter is due (ISO); damaged orders without a promised time, when placed. */
export const dueAt = ({
  promisedAt,
  createdAt,
}: Pick<CounterPromise<string | null>, 'promisedAt'> & { createdAt: string }): string =>
  promisedAt ?? createdAt;

export const trackPromise = ({
  promisedFrom: from,
  promisedTo: to,
}: PromisedTime<string | null>): Pick<Track, 'promise'> => ({
  promise: from === null ? null : { from, to },
});

export const fromTrackPromise = ({
  promise,
}: Pick<Track, 'promise'>): PromisedTime<string | null> => ({
  promisedFrom: promise?.from ?? null,
  promisedTo: promise?.to ?? null,
});
