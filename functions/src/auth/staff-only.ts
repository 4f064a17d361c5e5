import type { RequestHandler, Response } from 'express';
import type { Staff, VerifyStaff } from './staff';
import { Refusal } from '../http/refusal';
import { bearerOf } from './signed-in';

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
