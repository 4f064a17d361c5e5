import type { StaffRole } from '@burger/shared/kitchen';
import type { Request, RequestHandler, Response } from 'express';
import { Refusal } from '../http/errors';

export interface Customer {
  uid: string;
  /** The phone number verified by OTP, as +91XXXXXXXXXX, or null. */
  phone: string | null;
  /** Expiry of the token, in ms since epoch. */
  expiresAt: number;
}

/** Returns the customer of an ID token. Throws a Refusal: `unauthenticated`, or `unavailable` if the check failed. */
export type VerifyToken = (token: string) => Promise<Customer>;

export interface Staff {
  uid: string;
  email: string;
  role: StaffRole;
}

/** Returns the staff member of an ID token. Throws a Refusal: `unauthenticated`, `forbidden` for customers, `unavailable`. */
export type VerifyStaff = (token: string) => Promise<Staff>;
const bearer = /^Bearer ([\w.-]{1,8192})$/;

/** Returns the bearer token of a request. Throws a Refusal `unauthenticated` if there is none. */
export function bearerOf({ headers }: Request, message: string): string {
  const token = bearer.exec(headers.authorization ?? '')?.[1];
  if (!token) throw new Refusal('unauthenticated', message);
  return token;
}

/** Requires a valid ID token. Throws a Refusal `unauthenticated`, with `message` if the token is missing. */
export function requireSignIn(verify: VerifyToken, message: string): RequestHandler {
  return async (request, response, next) => {
    const token = bearerOf(request, message);
    response.locals['customer'] = await verify(token);
    next();
  };
}

export const customerOf = (response: Response): Customer => response.locals['customer'] as Customer;

/** Requires a staff token. Throws a Refusal `unauthenticated` or `forbidden`. */
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
