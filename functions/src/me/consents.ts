import type { EndConsent, StoredConsents } from '@burger/shared/contracts';
import { Router } from 'express';
import * as v from 'valibot';
import { customerOf, requireSignIn, type VerifyToken } from '../auth/signed-in';
import type { ChannelStore } from '../channels/order-channels';
import { limitByAddress, type Limits } from '../http/limits';
import { checkedBody, readJson } from '../http/requests';
import { provenEmail, type PersonPorts } from './my-data';

export interface ConsentPorts extends PersonPorts {
  /** The channels of the restaurant; null without their keys. */
  push: object | null;
  whatsapp: object | null;
  channels: Pick<ChannelStore, 'removePhone' | 'endWhatsApp'>;
}

const EndSchema: v.GenericSchema<unknown, EndConsent> = v.variant('channel', [
  v.object({ channel: v.literal('whatsapp') }),
  v.object({ channel: v.literal('push'), endpoint: v.pipe(v.string(), v.maxLength(1000)) }),
  v.object({ channel: v.literal('newsletter') }),
]);

const oldest = (times: readonly string[]): string => times.toSorted()[0] ?? '';

/**
 * Reads and ends the consents of an account. Those to messages about orders belong to the orders that were
 * placed with the account, never to a phone number. The newsletter belongs to the verified address.
 */
export function createConsents({ accounts, store, push, whatsapp, channels }: ConsentPorts) {
  const addressOf = async (uid: string) => provenEmail(await accounts.find(uid));

  async function newsletterOf(uid: string) {
    const email = await addressOf(uid);
    return email === null ? null : store.newsletterOf(email);
  }

  return {
    async read(uid: string): Promise<StoredConsents> {
      const [allowed, newsletter] = await Promise.all([store.channelsOf(uid), newsletterOf(uid)]);
      const written = allowed.flatMap((one) => one.whatsapp ?? []);
      const phones = allowed.flatMap((one) => one.phones);
      const endpoints = [...new Set(phones.map(({ endpoint }) => endpoint))];
      const timesAt = (endpoint: string) =>
        phones.filter((one) => one.endpoint === endpoint).map(({ consent }) => consent.at);
      return {
        isOffered: push !== null || whatsapp !== null,
        whatsApp:
          written.length === 0
            ? null
            : {
                endings: [...new Set(written.map(({ phone }) => phone.slice(-2)))],
                since: oldest(written.map(({ at }) => at)),
              },
        browsers: endpoints.map((endpoint) => ({ endpoint, since: oldest(timesAt(endpoint)) })),
        newsletter: newsletter && { email: newsletter.email, since: newsletter.subscribedAt },
      };
    },

    /** Ends a consent for all orders of the account. Safe to repeat. */
    async end(uid: string, ended: EndConsent): Promise<void> {
      if (ended.channel === 'newsletter') {
        const email = await addressOf(uid);
        if (email !== null) await store.endNewsletter(email);
        return;
      }
      const allowed = await store.channelsOf(uid);
      await Promise.all(
        allowed.map(({ order }) =>
          ended.channel === 'push'
            ? channels.removePhone(order, ended.endpoint)
            : channels.endWhatsApp(order),
        ),
      );
    },
  };
}

/** Serves `GET /me/consents` and `POST /me/consents/end` for the account of the ID token. */
export function consentRoutes(
  all: ConsentPorts & { verifyToken: VerifyToken; limits: Pick<Limits, 'tracks'> },
): Router {
  const { verifyToken, limits, ...ports } = all;
  const consents = createConsents(ports);
  const signedIn = requireSignIn(verifyToken, 'Please sign in to see what you allowed.');
  // Not the limit of downloads: the account page reads this on each visit, and many phones share an address.
  const limit = limitByAddress(limits.tracks);
  return Router()
    .get('/me/consents', limit, signedIn, async (_request, response) => {
      response.json(await consents.read(customerOf(response).uid));
    })
    .post('/me/consents/end', limit, signedIn, readJson, async (request, response) => {
      await consents.end(customerOf(response).uid, checkedBody(EndSchema, request.body));
      response.json({});
    });
}
