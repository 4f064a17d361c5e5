import { request } from 'node:http';
import { root } from '../../local-backend/src/testing/start-firestore';

export interface Answer {
  readonly code: number;
  readonly body: { readonly error?: { code: number; message: string; status: string } };
}

/** Sends these exact bytes to a Firestore as its owner; SDKs would not send such requests. */
export const rawRequests = (store: { port: number }) => ({
  send: (
    body: string,
    { action = ':commit', method = 'POST', headers = {} as Record<string, string> } = {},
  ): Promise<Answer> => {
    const path = `/v1/${root}${action}`;
    const own = { authorization: 'Bearer owner', 'content-type': 'text/plain' };
    const length = { 'content-length': Buffer.byteLength(body) };
    const where = { host: '127.0.0.1', port: store.port, method, path };
    return new Promise((resolve, reject) => {
      const sent = request({ ...where, headers: { ...own, ...length, ...headers } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({ code: response.statusCode ?? 0, body: JSON.parse(text) as Answer['body'] }),
        );
      });
      sent.on('error', reject).end(body);
    });
  },
});
