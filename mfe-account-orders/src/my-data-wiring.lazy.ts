import { bus } from '@burger/shared/bus';
import { sessionStore } from './wiring';
import { emptyStorage, saveFile } from './account/device';
import { firestoreProfiles } from './session/profiles-api';
import { deliveryStorage } from './account/stored-delivery';
import { createConsents } from './account/consents';
import { meApi } from './account/me-api';
import { createMyData } from './account/my-data';
import { leavePush, pushEndpoint } from './tracking/push-api';

const account = meApi();

export const myData = createMyData({
  profiles: firestoreProfiles,
  delivery: deliveryStorage(),
  account,
  consents: createConsents(account, { endpoint: pushEndpoint, leave: leavePush }),
  rename: sessionStore.rename,
  signOut: sessionStore.signOut,
  empty() {
    bus.emit('cart/clear-requested', {});
    emptyStorage();
  },
  saveFile,
});
