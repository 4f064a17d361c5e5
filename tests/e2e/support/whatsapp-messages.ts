import type { APIRequestContext } from '@playwright/test';
import type { WrittenMessage } from '../../../local-backend/src/whatsapp/stand-in';
import type { Served } from '../../sites/serve-site';

/** Returns the messages that the stand-in for Meta's API has received. */
export const whatsAppMessages = async (
  request: APIRequestContext,
  { url }: Pick<Served, 'url'>,
): Promise<WrittenMessage[]> =>
  (await (await request.get(`${url}/local/whatsapp/messages`)).json()) as WrittenMessage[];
