import { keptInMemory } from '@burger/shared/testing';
import { noDetails, type KeptDetails } from './details';
import { keepDelivered, startDetails } from './remember-details';

const user = { uid: 'asha', displayName: null, email: null, phoneNumber: null, photoURL: null };

test('what is typed is kept until the order is placed; then the address for the next one', () => {
  const kept = { typed: keptInMemory<KeptDetails>(), lastDelivery: keptInMemory<KeptDetails>() };
  const details = { ...noDetails, address: '12, 3rd Cross', specialInstructions: 'No onion' };
  kept.typed.write({ uid: 'asha', details });
  expect(startDetails(kept, user)).toEqual({ details, settled: false });
  keepDelivered(kept, 'asha', details);
  const next = { ...details, specialInstructions: '' };
  expect(startDetails(kept, user)).toEqual({ details: next, settled: true });
  // Who only wrote instructions for this order has changed neither who nor where.
  kept.typed.write({ uid: 'asha', details });
  expect(startDetails(kept, user)).toEqual({ details, settled: true });
  kept.typed.write({ uid: 'asha', details: { ...details, landmark: 'Blue gate' } });
  expect(startDetails(kept, user).settled).toBe(false);
  expect(startDetails(kept, { ...user, uid: 'ravi' }).settled).toBe(false);
});
