import type { Exposure, Ready } from '@burger/shared/contracts';
import { chosenLanguage, deviceLanguage } from '../device/stored-language';
import { staffPage } from '../staff/staff-page';

const page = staffPage(
  (offered) => chosenLanguage() ?? deviceLanguage(offered),
  () => import(/* webpackChunkName: "rider" */ '../rider.lazy'),
);

export const ready: Ready = page.ready;

/**
 * The courier page at /rider, in the language of the phone. The key in its link is read only in the browser.
 */
export const RiderPage = page.View;

({ RiderPage }) satisfies Exposure<'mfe-kitchen', './RiderPage'>;
