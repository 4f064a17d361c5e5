/** Identifies the restaurant's number at Meta, and the secrets between Meta and this site. */
export interface WhatsAppKeys {
  /** Id of the sending phone number (not the number itself). */
  number: string;
  /** Id of the WhatsApp Business account, which owns the templates. */
  account: string;
  appSecret: string;
  /** Access token of a system user. */
  token: string;
  /** Chosen by the restaurant; Meta repeats it when the webhook is set up. */
  verifyToken: string;
}

/**
 * Parses the setting `phone number id:account id:app secret:access token:verify token`; null if it is
 * invalid.
 */
export function whatsAppKeys(word: string): WhatsAppKeys | null {
  const [, number, account, appSecret, token, verifyToken] =
    /^(\d{5,25}):(\d{5,25}):([0-9a-f]{32}):(\w{20,500}):([\w-]{8,100})$/.exec(word) ?? [];
  return number && account && appSecret && token && verifyToken
    ? { number, account, appSecret, token, verifyToken }
    : null;
}
