import type { ApiError, Coordinates, Order, PlaceOrderRequest } from '@burger/shared/contracts';

/** A checked value in a kept text; what is damaged reads as null. */
export interface KeptRecord<T> {
  read(): T | null;
  keep(value: T): void;
  forget(): void;
}

/** lost: nobody knows whether the order was stored. */
export type OrderAnswer =
  | { kind: 'order'; order: Order; isNew: boolean }
  | { kind: 'refused'; refusal: ApiError['error'] }
  | { kind: 'lost' };

/** Sends an order. Never rejects. */
export type SendOrder = (request: PlaceOrderRequest, idToken: string) => Promise<OrderAnswer>;

/** The customer's ID token, null when nobody is signed in; `fresh`: not the one that was just refused. */
export type IdToken = (which?: 'fresh') => Promise<string | null>;

/** Kilometres by road between two points, or null when no route can be had. Never rejects. */
export type RouteKm = (from: Coordinates, to: Coordinates) => Promise<number | null>;
