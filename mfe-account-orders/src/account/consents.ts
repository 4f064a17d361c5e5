import type { EndConsent } from '@burger/shared/contracts';
import type { MeApi } from './me-api';

/** This browser's subscription at its push service. */
export interface Browser {
  endpoint: () => Promise<string | null>;
  leave: () => Promise<void>;
}

/** A consent that the customer can end here: to whom the messages go, and since when (ISO). */
export type Consent = EndConsent & { whom: string; since: string };

export interface OwnConsents {
  /** Whether the restaurant sends push or WhatsApp messages, so that an order’s page offers them. */
  isOffered: boolean;
  consents: Consent[];
  /** Whether another browser gets push messages about the account's orders. Only that browser can end them. */
  isElsewhere: boolean;
}

export type Consents = ReturnType<typeof createConsents>;

export function createConsents(
  { consents: read, endConsent }: Pick<MeApi, 'consents' | 'endConsent'>,
  browser: Browser,
) {
  return {
    /** Returns the consents of the account that this device can end. Rejects when the request fails. */
    async read(): Promise<OwnConsents> {
      // A browser without storage refuses to name its subscription.
      const here = browser.endpoint().catch(() => null);
      const [{ isOffered, whatsApp, browsers, newsletter }, own] = await Promise.all([
        read(),
        here,
      ]);
      const found: Consent[] = [];
      if (whatsApp) {
        const { endings, since } = whatsApp;
        found.push({ channel: 'whatsapp', whom: endings.join(', '), since });
      }
      for (const one of browsers) {
        if (one.endpoint === own) found.push({ channel: 'push', whom: '', ...one });
      }
      if (newsletter) {
        const { email, since } = newsletter;
        found.push({ channel: 'newsletter', whom: email, since });
      }
      const isElsewhere = browsers.some(({ endpoint }) => endpoint !== own);
      return { isOffered, isElsewhere, consents: found };
    },

    /** Ends a consent. Rejects when the server did not confirm it. */
    async end({ whom: _whom, since: _since, ...ended }: Consent): Promise<void> {
      await endConsent(ended);
      // The order's page on this device then offers notifications again.
      if (ended.channel === 'push') await browser.leave().catch(() => undefined);
    },
  };
}
