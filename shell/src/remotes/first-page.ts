import { pathWithin } from '@burger/shared/language';
import { pageAt, type ExposureRef } from './routes';

const patienceMs = 4000;

let release: () => void = () => undefined;
const released = new Promise<void>((resolve) => (release = resolve));

/** The first page of the visit answers, or cannot be had: now the rest may come. */
export const pageIsThere = (): void => release();

/** Lets the first page come before what stands around it, for four seconds at most. */
export async function afterFirstPage(place: ExposureRef): Promise<void> {
  if (place === pageAt(pathWithin(location.pathname))) return;
  setTimeout(release, patienceMs);
  await released;
}
