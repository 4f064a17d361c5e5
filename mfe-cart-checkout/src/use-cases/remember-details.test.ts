import { noDetails, type KeptDetails } from '../model/delivery-details';
import { keptRecordInMemory } from '../testing/kept-in-memory';
import { createDetailsMemory } from './remember-details';

const user = { uid: 'asha', displayName: null, email: null, phoneNumber: null, photoURL: null };

test('what is typed is kept until the order is placed; then the address for the next one', () => {
  const memory = createDetailsMemory(
    keptRecordInMemory<KeptDetails>(),
    keptRecordInMemory<KeptDetails>(),
  );
  const details = { ...noDetails, address: '12, 3rd Cross', specialInstructions: 'No onion' };
  memory.type('asha', details);
  expect(memory.start(user)).toEqual(details);
  memory.delivered('asha', details);
  expect(memory.start(user)).toEqual({ ...details, specialInstructions: '' });
});
