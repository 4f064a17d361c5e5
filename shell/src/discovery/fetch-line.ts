import { RemoteLineSchema, type RemoteLine } from '@burger/shared/contracts';
import * as v from 'valibot';
import { fetchJson } from './site-data';

/** A line of a list on its own. Rejects when it cannot be had or is none. */
export const fetchLine = async (address: string): Promise<RemoteLine> =>
  v.parse(RemoteLineSchema, await fetchJson(address, 'default'));
