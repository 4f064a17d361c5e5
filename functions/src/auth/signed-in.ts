import type { StaffRole } from '@burger/shared/kitchen';
import type { Request, RequestHandler, Response } from 'express';
import { Refusal } from '../http/errors';

/** Who the ID token says is asking. */
export interface Customer {
  uid: string;
  /** The number that the provider has checked, as +91XXXXXXXXXX; null where there is none. */
  phone: string | null;
  /** When the token ends, in ms since epoch. */
  expiresAt: number;
}

/**
 * The customer of an ID token. Throws a Refusal `unauthenticated` when the token does not prove one,
 * `unavailable` when that could not be found out.
 */
export type VerifyToken = (token: string) => Promise<Customer>;

/** Who of the staff is asking. */
export interface Staff {
  uid: string;
  email: string;
  role: StaffRole;
}

/**
 * The member of the staff that an ID token proves at this moment. Throws a Refusal: `unauthenticated` where it proves
 * nobody or was revoked, `forbidden` where it proves a customer, `unavailable` where that could not be found out.
 */
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

/** The customer that `requireSignIn` let pass. */
export const customerOf = (response: Response): Customer => response.locals['customer'] as Customer;

/** Lets a request of the staff pass; throws a Refusal `unauthenticated` or `forbidden` at all others. */
export function requireStaff(verify: VerifyStaff): RequestHandler {
  return async (request, response, next) => {
    response.locals['staff'] = await verify(bearerOf(request, 'Please sign in.'));
    next();
  };
}

/** Who of the staff `requireStaff` let pass. */
export const staffOf = (response: Response): Staff => response.locals['staff'] as Staff;

/** Lets only owners pass, after `requireStaff`. */
export const requireOwner: RequestHandler = (_request, response, next) => {
  if (staffOf(response).role !== 'owner') {
    throw new Refusal('forbidden', 'Only the owner may see and change the menu.');
  }
  next();
};
