import type { Session } from '@burger/shared/contracts';

/** Whether it is known who is here: the provider may still be asked. */
export const isKnown = (session: Session | undefined): boolean =>
  session !== undefined && session.status !== 'unknown';
