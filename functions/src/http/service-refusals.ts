/** The Google services that the functions call. Each is enabled, and allowed to a key, by itself. */
export type GoogleService = 'routes' | 'geocoding' | 'places';

/** The calls of the payment provider, by name. */
export type PaymentCall = 'razorpay-open' | 'razorpay-look' | 'razorpay-refund';

/** Why one of Google's services refuses, in the words of its older services: denied, its quota, ours for a day. */
const refusals: readonly string[] = ['REQUEST_DENIED', 'OVER_QUERY_LIMIT', 'OVER_DAILY_BUDGET'];

/** Whether a status is a refusal: a word of Google's, or a status and code of the payment provider (`400 BAD_REQUEST_ERROR`). */
export const isRefusal = (status: string): boolean =>
  refusals.includes(status) || /^4\d\d /.test(status);

export const isPaymentCall = (service: string): service is PaymentCall =>
  service.startsWith('razorpay-');

/** Counts and logs an answer where it is a refusal; `detail` goes into the log only. Never rejects. */
export type NoteRefusal = (
  service: GoogleService | PaymentCall,
  status: string,
  detail?: string,
) => Promise<void>;

export const noteNothing: NoteRefusal = () => Promise.resolve();

/** The older services' word for the status that a newer one refuses with. */
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
  REQUEST_DENIED: 'refuses the key: switch the API on in the project, and allow it to the key',
  OVER_QUERY_LIMIT: 'its quota is used up: raise it in the console',
  OVER_DAILY_BUDGET: 'MAPS_DAILY_BUDGET is used up for the day',
};

/** A service, or why it refuses, in the owner's words. */
export const saidOfService = (name: string): string => words[name] ?? name;
