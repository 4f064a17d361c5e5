import { forgetPerson, personKeys } from './forget-person';
import { storageKeys, sessionText, localText } from './stored-text';

test("forgetPerson removes the customer's data and keeps the cart and the language", () => {
  localText(personKeys.lastDelivery).write('{"uid":"asha"}');
  sessionText(personKeys.checkoutDetails).write('{"uid":"asha"}');
  localText(personKeys.location).write('{"lat":13}');
  localText('pendingGoogleReview').write('{"customerName":"Asha"}');
  sessionText(storageKeys.placedOrder).write('{}');
  localText(storageKeys.usual).write('{}');
  localText(storageKeys.cachedOrders).write('{}');
  localText(storageKeys.language).write('kn');
  localText(storageKeys.cart).write('[]');
  forgetPerson();
  expect({ ...localStorage }).toEqual({ [storageKeys.language]: 'kn', [storageKeys.cart]: '[]' });
  expect({ ...sessionStorage }).toEqual({});
});
