/**
 * Delivery modes of bus events. live: missed without a listener. latest: new listeners get the last value.
 * held: queued until the event's owner listens.
 */
export type Delivery = 'live' | 'latest' | 'held';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** A schema of any library with the Standard Schema interface, such as Valibot, Zod or ArkType. */
export interface Schema<Output = unknown> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** The events of a bus. The owner of an event alone emits its facts and handles its requests. */
export type EventTable = Record<
  string,
  { readonly owner?: string; readonly delivery: Delivery; readonly schema: Schema }
>;

/** The payload of an event, as its schema returns it. */
export type Payload<Events extends EventTable, Name extends keyof Events> = NonNullable<
  Events[Name]['schema']['~standard']['types']
>['output'];

/** Returns the payload to deliver. Throws a TypeError if it breaks the contract. */
export type CheckEvent = (name: string, payload: unknown) => unknown;

/**
 * Returns a check of payloads against these events. It throws a TypeError for an unknown event and for an invalid
 * payload.
 */
export declare function checkAgainst(events: EventTable): CheckEvent;
