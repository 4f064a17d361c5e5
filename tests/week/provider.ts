import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createStandIn,
  standInPath,
  type Webhook,
} from '../../local-backend/src/payments/stand-in';

export async function openProvider() {
  const state = { tell: (_webhook: Webhook): Promise<unknown> => Promise.resolve() };
  const standIn = createStandIn((webhook) => state.tell(webhook));
  const server = createServer(standIn.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...standIn,
    url: `http://127.0.0.1:${port}${standInPath}`,
    tellBy: (tell: typeof state.tell) => void (state.tell = tell),
    close: () => void server.close(),
  };
}
