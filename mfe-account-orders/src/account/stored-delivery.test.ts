import { storedTextInMemory } from '@burger/shared/testing';
import { deliveryStorage } from './stored-delivery';

const inMemory = (text: string | null) => storedTextInMemory(text).kept;
const words = { name: 'Asha', phone: '9', email: '', address: '7, Temple Road', landmark: '' };

test('it is read as the checkout keeps it, for its customer alone', () => {
  const details = { ...words, landmark: 7, specialInstructions: 'Ring' };
  const kept = deliveryStorage(inMemory(JSON.stringify({ uid: 'asha', details })));
  const { landmark: _landmark, ...read } = words;
  expect(kept.recall('asha')).toEqual(read);
  expect(kept.recall('ravi')).toEqual({});
});

test('what it does not know of stays', () => {
  const text = inMemory('{"uid":"asha","details":{"floor":"2","address":"old"}}');
  deliveryStorage(text).keep('asha', words);
  expect(JSON.parse(text.read() ?? '')).toEqual({ uid: 'asha', details: { floor: '2', ...words } });
});

test('of who takes everything out nothing is kept', () => {
  const text = inMemory(JSON.stringify({ uid: 'asha', details: words }));
  const nothing = { name: 'Asha', phone: '', email: '', address: '', landmark: '' };
  deliveryStorage(text).keep('asha', nothing);
  expect(text.read()).toBeNull();
});

test.each([null, '', '{', '7', 'null', '{"uid":"asha","details":[]}'])('%s is nothing', (content) =>
  expect(deliveryStorage(inMemory(content)).recall('asha')).toEqual({}),
);
