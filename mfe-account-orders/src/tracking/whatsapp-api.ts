import { pageLanguage } from '@burger/shared/i18n';
import { askAboutOrder } from './order-link-api';

/** The server's answer about WhatsApp messages for one order: are they offered, and has the customer allowed them? */
export interface WhatsAppState {
  /** The last digits of the order's number; null if messages are not offered. */
  ending: string | null;
  isAllowed: boolean;
}

// The number of the text on the button, which the server stores as what the customer agreed to.
const consentText = 1;

/** Returns whether the order can be told by WhatsApp; null without an answer. Never rejects. */
export async function readWhatsApp(trackingKey: string): Promise<WhatsAppState | null> {
  try {
    const answer = await askAboutOrder('/api/whatsapp', trackingKey);
    if (!answer.ok) return null;
    const { ending, isAllowed } = (await answer.json()) as Partial<WhatsAppState>;
    return { ending: typeof ending === 'string' ? ending : null, isAllowed: isAllowed === true };
  } catch {
    return null;
  }
}

/** Stores or withdraws the consent. Returns whether that worked. Never rejects. */
export async function changeWhatsApp(trackingKey: string, allows: boolean): Promise<boolean> {
  const body = { language: pageLanguage, text: consentText };
  const request = allows
    ? askAboutOrder('/api/whatsapp', trackingKey, { method: 'POST', body })
    : askAboutOrder('/api/whatsapp/end', trackingKey, { method: 'POST' });
  return request.then(
    ({ ok }) => ok,
    () => false,
  );
}
