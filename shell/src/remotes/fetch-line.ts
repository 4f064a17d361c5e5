import type { RemoteLine } from '@burger/shared/contracts';
import { readLine } from './read-remotes';
import { fetchJson } from './remotes-api';

/** A line of a list on its own. Rejects when it cannot be had or is none. */
export const fetchLine = async (address: string): Promise<RemoteLine> =>
  readLine(await fetchJson(address, 'default'));
