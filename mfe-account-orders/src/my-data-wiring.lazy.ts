import { bus } from '@burger/shared/bus';
import { sessionStore } from './wiring';
import { emptyStorage, saveFile } from './account/device';
import { firestoreProfiles } from './session/profiles-api';
import { deliveryStorage } from './account/stored-delivery';
import { meApi } from './account/me-api';
import { createMyData } from './account/my-data';

export const myData = createMyData({
  profiles: firestoreProfiles,
  delivery: deliveryStorage(),
  account: meApi(),
  rename: sessionStore.rename,
  signOut: sessionStore.signOut,
  empty() {
    bus.emit('cart/clear-requested', {});
    emptyStorage();
  },
  saveFile,
});
