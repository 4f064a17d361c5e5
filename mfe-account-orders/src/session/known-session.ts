import type { Session } from '@burger/shared/contracts';

/** Whether it is known who is here: nobody has asked yet before the first session, and the provider may still be asked. */
export const isKnown = (session: Session | undefined): boolean =>
  session !== undefined && session.status !== 'unknown';
