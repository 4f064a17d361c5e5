import { clock } from '@burger/shared/device';
import { keptPress, keptSeen } from './gateways/kept';
import { riderApi } from './gateways/rider-api';
import { createErrand } from './use-cases/rider-report';

/** The errand of a link's key. */
export const composeErrand = (key: string | null) =>
  createErrand(key, {
    api: riderApi(),
    clock,
    keptFor: keptPress,
    seen: keptSeen(),
  });
