import type { RequestHandler } from 'express';
import type { TokenSigner } from '../auth/app-check';

export const pageTokensPath = '/local/page-token';

/** Gives tokens to whoever asks from this machine, as App Check gives them to pages that pass its check. */
export const pageTokens =
  (signer: TokenSigner): RequestHandler =>
  (_request, response) => {
    response.set('Cache-Control', 'no-store').json(signer.give());
  };
