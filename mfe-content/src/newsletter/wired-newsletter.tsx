import { NewsletterBox } from './newsletter.late';
import { subscribe } from './compose-newsletter';

/** The newsletter at the end of a page, joined to the gateways. */
export const Newsletter = () => <NewsletterBox subscribe={subscribe} />;
