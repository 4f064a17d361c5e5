import { browserPopupRedirectResolver, type Auth, type PopupRedirectResolver } from 'firebase/auth';

/** What the SDK's resolver is behind its public, empty type: a class, which the SDK makes one instance of. */
interface Resolver {
  /** Loads the provider's helper frame; a second call answers the first one's frame, a failed one is forgotten. */
  _initialize(auth: Auth): Promise<unknown>;
}
type ResolverClass = new () => Resolver;

let known: Resolver | null = null;

const resolver = (): Resolver => {
  known ??= new (browserPopupRedirectResolver as unknown as ResolverClass)();
  return known;
};

function KnownResolver() {
  return resolver();
}
// The SDK keeps the instance by this class, and throws at the second press where it is of another one.
KnownResolver.prototype = (browserPopupRedirectResolver as unknown as ResolverClass).prototype;

/**
 * The SDK's popups through an instance that we know as well, as the SDK has no public way to load their helper ahead: on
 * a slow line Safari would refuse the window of the first press.
 */
export const popupResolver = KnownResolver as unknown as PopupRedirectResolver;

/** Loads what a popup needs, so that the next one opens in the press that asks for it. */
export async function readyPopup(auth: Auth): Promise<void> {
  await resolver()._initialize(auth);
}
