import { noDetails, type KeptDetails } from '../model/delivery-details';
import { keptRecordInMemory } from '../testing/kept-in-memory';
import { keepDelivered, startDetails } from './remember-details';

const user = { uid: 'asha', displayName: null, email: null, phoneNumber: null, photoURL: null };

test('what is typed is kept until the order is placed; then the address for the next one', () => {
  const kept = {
    typed: keptRecordInMemory<KeptDetails>(),
    lastDelivery: keptRecordInMemory<KeptDetails>(),
  };
  const details = { ...noDetails, address: '12, 3rd Cross', specialInstructions: 'No onion' };
  kept.typed.keep({ uid: 'asha', details });
  expect(startDetails(kept, user)).toEqual(details);
  keepDelivered(kept, 'asha', details);
  expect(startDetails(kept, user)).toEqual({ ...details, specialInstructions: '' });
});
