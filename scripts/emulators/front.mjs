import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';

function certificate(folder, name) {
  const files = { key: `${folder}/front.key`, cert: `${folder}/front.crt` };
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', files.key, '-out', files.cert];
  const message = ['-days', '2', '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', ['req', '-x509', ...made, ...message], { stdio: 'ignore' });
  return { key: readFileSync(files.key), cert: readFileSync(files.cert) };
}

/**
 * Serves the site and Google's services under their own host names from one HTTPS port, so that the deployed
 * files run unchanged. A browser needs `--host-resolver-rules="MAP * 127.0.0.1:<port>"`.
 * @param {string} folder
 * @param {string} name The host name of the site.
 * @param {{ hosting: number, auth: number, firestore: number }} ports
 */
export async function startFront(folder, name, { hosting, auth, firestore }) {
  /** @type {Record<string, { port: number, prefix: string }>} */
  const targets = {
    [name]: { port: hosting, prefix: '' },
    'identitytoolkit.googleapis.com': { port: auth, prefix: '/identitytoolkit.googleapis.com' },
    'securetoken.googleapis.com': { port: auth, prefix: '/securetoken.googleapis.com' },
    'firestore.googleapis.com': { port: firestore, prefix: '' },
  };
  const server = createServer(certificate(folder, name), (requested, answer) => {
    const target = targets[(requested.headers.host ?? '').replace(/:\d+$/, '')];
    const fail = () => answer.writeHead(502).end();
    if (!target) return fail();
    const { port, prefix } = target;
    const { method, headers } = requested;
    const options = { host: '127.0.0.1', port, method, headers, path: prefix + requested.url };
    const sent = request(options, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    sent.on('error', () => (answer.headersSent ? answer.destroy() : fail()));
    answer.on('close', () => sent.destroy());
    requested.pipe(sent);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: address.port, stop };
}
