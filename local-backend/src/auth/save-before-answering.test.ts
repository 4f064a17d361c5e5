import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { saveBeforeAnswering } from './save-before-answering';

const made = '{"localId":"asha"}';

/** What is answered, and in which order it was saved and sent. */
async function ask(answer: RequestListener, canSave: boolean) {
  const order: string[] = [];
  const server = createServer((request, response) => {
    const send = response.write.bind(response) as (chunk: unknown) => boolean;
    response.write = ((chunk: unknown) => (order.push('sent'), send(chunk))) as never;
    saveBeforeAnswering(response, () => (order.push('saved'), canSave));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const heard = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
  const text = await heard.text();
  await new Promise((resolve) => server.close(resolve));
  return { status: heard.status, text, order };
}

test.each<[string, RequestListener]>([
  ['at once', (_request, response) => response.end(made)],
  [
    'in pieces',
    (_request, response) => {
      response.setHeader('content-length', made.length);
      Readable.from([made.slice(0, 5), made.slice(5)]).pipe(response);
    },
  ],
])(
  'an answer that comes %s leaves when it is saved, once; where it cannot be: 503',
  async (_how, answer) => {
    const told = await ask(answer, true);
    expect(told).toMatchObject({ status: 200, text: made });
    expect(told.order[0]).toBe('saved');
    expect(told.order.filter((step) => step === 'saved')).toHaveLength(1);

    const refused = await ask(answer, false);
    expect(refused).toMatchObject({ status: 503, order: ['saved'] });
    expect(JSON.parse(refused.text)).toMatchObject({ error: { code: 503, status: 'UNAVAILABLE' } });
  },
);
