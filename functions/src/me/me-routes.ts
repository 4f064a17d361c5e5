import { Router } from 'express';
import { customerOf, requireSignIn, type VerifyToken } from '../auth/signed-in';
import { limitByAddress, type Limits } from '../http/limits';
import { createMyData, type MyDataPorts } from './my-data';

interface MePorts extends MyDataPorts {
  /** Checks a token with the account each time. */
  verifyToken: VerifyToken;
  limits: Pick<Limits, 'me'>;
}

/**
 * `GET /me/data`: everything that is kept under the account that asks, as one JSON document. `DELETE /me` deletes it.
 * Whose it is says the token alone.
 */
export function meRoutes({ verifyToken, limits, ...ports }: MePorts): Router {
  const myData = createMyData(ports);
  const signedIn = requireSignIn(verifyToken, 'Please sign in to see your data.');
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
