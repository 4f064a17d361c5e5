import type { Exposure, Ready } from '@burger/shared/contracts';
import { chosenLanguage } from '../device/stored-language';
import { staffPage } from '../staff/staff-page';

const page = staffPage(
  () => chosenLanguage() ?? 'en',
  () => import(/* webpackChunkName: "counter" */ '../kitchen.lazy'),
);

export const ready: Ready = page.ready;

/** The counter at /kitchen, in the language chosen on the tablet. */
export const KitchenPage = page.View;

({ KitchenPage }) satisfies Exposure<'mfe-kitchen', './KitchenPage'>;
