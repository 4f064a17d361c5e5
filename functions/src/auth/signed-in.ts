import type { Request, RequestHandler, Response } from 'express';
import type { Customer, VerifyToken } from './customer';
import { Refusal } from '../http/refusal';

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
