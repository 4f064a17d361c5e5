import type { Exposure, Ready } from '@burger/shared/contracts';
import { chosenLanguage } from '../device/stored-language';
import { staffPage } from '../staff-page';

const page = staffPage(
  () => chosenLanguage() ?? 'en',
  () => import(/* webpackChunkName: "counter" */ '../kitchen.late'),
);

export const ready: Ready = page.ready;

/** /kitchen, the counter, in the language that was chosen on its tablet. */
export const KitchenPage = page.View;

({ KitchenPage }) satisfies Exposure<'mfe-kitchen', './KitchenPage'>;
