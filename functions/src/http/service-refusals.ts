/** The Google services in use. Each is enabled, and permitted per API key, separately. */
export type GoogleService = 'routes' | 'geocoding' | 'places';

export type WhatsAppCall = 'whatsapp-send' | 'whatsapp-template';

export type PaymentCall = 'razorpay-open' | 'razorpay-look' | 'razorpay-refund';

/** Status names of Google's legacy services for rejected requests. OVER_DAILY_BUDGET is our own. */
const refusals: readonly string[] = ['REQUEST_DENIED', 'OVER_QUERY_LIMIT', 'OVER_DAILY_BUDGET'];

/**
 * Returns whether a status means a rejected request: a Google status, or HTTP status and code of the payment
 * provider (`400 BAD_REQUEST_ERROR`).
 */
export const isRefusal = (status: string): boolean =>
  refusals.includes(status) || /^4\d\d /.test(status);

export const isPaymentCall = (service: string): service is PaymentCall =>
  service.startsWith('razorpay-');

export const isWhatsAppCall = (service: string): service is WhatsAppCall =>
  service.startsWith('whatsapp-');

/** Counts and logs a service's response if it rejects the request; `detail` is only logged. Never rejects. */
export type NoteRefusal = (
  service: GoogleService | PaymentCall | WhatsAppCall,
  status: string,
  detail?: string,
) => Promise<void>;

export const noteNothing: NoteRefusal = () => Promise.resolve();

/** Maps an HTTP status of a new Google API to the status name of the legacy API. */
export function refusalWord(status: number): string {
  if (status === 429) return 'OVER_QUERY_LIMIT';
  return status < 500 ? 'REQUEST_DENIED' : 'UNKNOWN_ERROR';
}

const words: Readonly<Record<string, string>> = {
  routes: 'Routes API (ways and their fees)',
  geocoding: 'Geocoding API (names of places)',
  places: 'Places API (New) (reviews)',
  'razorpay-open': 'Razorpay (opening a payment)',
  'razorpay-look': 'Razorpay (reading payments and refunds)',
  'razorpay-refund': 'Razorpay (making a refund)',
  'whatsapp-send': 'WhatsApp (sending a message)',
  'whatsapp-template': 'WhatsApp (a message template)',
  REQUEST_DENIED: 'refuses the key: switch the API on in the project, and allow it to the key',
  OVER_QUERY_LIMIT: 'its quota is used up: raise it in the console',
  OVER_DAILY_BUDGET: 'MAPS_DAILY_BUDGET is used up for the day',
};

export const serviceText = (name: string): string => words[name] ?? name;
