import { clock } from '@burger/shared/device';
import { keptJson, onDevice } from '@burger/shared/storage';
import { riderApi } from './rider/rider-api';
import { readPress } from './rider/rider-press';
import { createErrand } from './rider/delivery';

/** The errand of a link's key. */
export const composeErrand = (key: string | null) =>
  createErrand(key, {
    api: riderApi(),
    clock,
    keptFor: (link) => keptJson(onDevice(`burger.rider.${link}`), readPress),
    // Of all links; who reads it knows which are still good.
    seen: keptJson(onDevice('burger.rider-orders'), (value) => value),
  });
