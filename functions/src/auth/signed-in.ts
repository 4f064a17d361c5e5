import type { StaffRole } from '@burger/shared/kitchen';
import type { Request, RequestHandler, Response } from 'express';
import { Refusal } from '../http/errors';

export interface Customer {
  uid: string;
  /** The number that the provider has checked, as +91XXXXXXXXXX; null where there is none. */
  phone: string | null;
  /** When the token ends, in ms since epoch. */
  expiresAt: number;
}

/** The customer of an ID token. Throws a Refusal: `unauthenticated`, or `unavailable` where it could not be checked. */
export type VerifyToken = (token: string) => Promise<Customer>;

export interface Staff {
  uid: string;
  email: string;
  role: StaffRole;
}

/** Who of the staff a token proves now. Throws a Refusal: `unauthenticated`, `forbidden` at a customer, `unavailable`. */
export type VerifyStaff = (token: string) => Promise<Staff>;
const bearer = /^Bearer ([\w.-]{1,8192})$/;

/** The token that a request brings. Throws a Refusal `unauthenticated` where there is none. */
export function bearerOf({ headers }: Request, message: string): string {
  const token = bearer.exec(headers.authorization ?? '')?.[1];
  if (!token) throw new Refusal('unauthenticated', message);
  return token;
}

/** Lets a request pass when its ID token proves a customer; otherwise throws a Refusal `unauthenticated`, with `message` where there is no token. */
export function requireSignIn(verify: VerifyToken, message: string): RequestHandler {
  return async (request, response, next) => {
    const token = bearerOf(request, message);
    response.locals['customer'] = await verify(token);
    next();
  };
}

export const customerOf = (response: Response): Customer => response.locals['customer'] as Customer;

/** Lets a request of the staff pass; throws a Refusal `unauthenticated` or `forbidden` at all others. */
export function requireStaff(verify: VerifyStaff): RequestHandler {
  return async (request, response, next) => {
    response.locals['staff'] = await verify(bearerOf(request, 'Please sign in.'));
    next();
  };
}

export const staffOf = (response: Response): Staff => response.locals['staff'] as Staff;

export const requireOwner: RequestHandler = (_request, response, next) => {
  if (staffOf(response).role !== 'owner') {
    throw new Refusal('forbidden', 'Only the owner may see and do this.');
  }
  next();
};
