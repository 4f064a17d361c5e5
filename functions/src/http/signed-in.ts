import type { RequestHandler, Response } from 'express';
import type { Customer, VerifyToken } from '../auth/customer';
import { Refusal } from './refusal';

const bearer = /^Bearer ([\w.-]{1,8192})$/;

/** Lets a request pass when its ID token proves a customer; otherwise throws a Refusal `unauthenticated`. */
export function requireSignIn(verify: VerifyToken): RequestHandler {
  return async (request, response, next) => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    if (!token) throw new Refusal('unauthenticated', 'Please sign in to place your order.');
    response.locals['customer'] = await verify(token);
    next();
  };
}

/** The customer that `requireSignIn` let pass. */
export const customerOf = (response: Response): Customer => response.locals['customer'] as Customer;
