import { bus } from '@burger/shared/bus';
import { sessionKeeper } from './compose';
import { emptyStorage } from './gateways/empty-storage';
import { firestoreProfiles } from './gateways/firestore-profiles';
import { keptDelivery } from './gateways/kept-delivery';
import { meApi } from './gateways/me-api';
import { saveFile } from './gateways/save-file';
import { createMyData } from './use-cases/my-data';

export const myData = createMyData({
  profiles: firestoreProfiles,
  delivery: keptDelivery(),
  account: meApi(),
  rename: sessionKeeper.rename,
  signOut: sessionKeeper.signOut,
  empty() {
    bus.emit('cart/clear-requested', {});
    emptyStorage();
  },
  saveFile,
});
