import { Router } from 'express';
import { limitByAddress } from '../http/limits';
import { customerOf, requireSignIn } from '../auth/signed-in';
import type { ApiPorts } from '../ports';
import { createMyData } from './my-data';

/**
 * `GET /me/data`: everything that is kept under the account that asks, as one JSON document. `DELETE /me` deletes it.
 * Whose it is says the token alone.
 */
export function meRoutes({ person, limits, ...ports }: ApiPorts): Router {
  const myData = createMyData({ ...ports, ...person });
  const signedIn = requireSignIn(person.verifyToken, 'Please sign in to see your data.');
  const limit = limitByAddress(limits.me);
  const router = Router();
  router.get('/me/data', limit, signedIn, async (_request, response) => {
    response.json(await myData.gather(customerOf(response).uid));
  });
  router.delete('/me', limit, signedIn, async (_request, response) => {
    await myData.erase(customerOf(response).uid);
    response.json({ deleted: true });
  });
  return router;
}
