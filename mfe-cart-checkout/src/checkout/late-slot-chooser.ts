import { lazyModule } from '@burger/shared/ui';

/** The choice of a day and a half hour: most orders are for as soon as possible. */
export const slotChooser = lazyModule(
  () => import(/* webpackChunkName: "slot-chooser" */ './slot-chooser.late'),
);
