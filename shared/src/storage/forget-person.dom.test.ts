import { forgetPerson, personKeys } from './forget-person';
import { keptKeys, inTab, onDevice } from './kept-text';

test('nothing of the customer stays, and what is nobody’s does', () => {
  onDevice(personKeys.lastDelivery).write('{"uid":"asha"}');
  inTab(personKeys.checkoutDetails).write('{"uid":"asha"}');
  onDevice(personKeys.location).write('{"lat":13}');
  onDevice('pendingGoogleReview').write('{"customerName":"Asha"}');
  inTab(keptKeys.placedOrder).write('{}');
  onDevice(keptKeys.usual).write('{}');
  onDevice(keptKeys.seenOrders).write('{}');
  onDevice(keptKeys.language).write('kn');
  onDevice(keptKeys.cart).write('[]');
  forgetPerson();
  expect({ ...localStorage }).toEqual({ [keptKeys.language]: 'kn', [keptKeys.cart]: '[]' });
  expect({ ...sessionStorage }).toEqual({});
});
