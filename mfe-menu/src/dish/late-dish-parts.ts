import { lazyModule } from '@burger/shared/ui';

/** What a dish's sheet shows: its code comes with the first opening. */
export const dishParts = lazyModule(() => import(/* webpackChunkName: "dish" */ './dish-parts'));
