import { storedTextInMemory } from '@burger/shared/testing';
import { deliveryStorage } from './stored-delivery';

const inMemory = (text: string | null) => storedTextInMemory(text).stored;
const words = { name: 'Asha', phone: '9', email: '', address: '7, Temple Road', landmark: '' };

test('deliveryStorage.recall returns valid details of the same customer only', () => {
  const details = { ...words, landmark: 7, specialInstructions: 'Ring' };
  const stored = deliveryStorage(inMemory(JSON.stringify({ uid: 'asha', details })));
  const { landmark: _landmark, ...read } = words;
  expect(stored.recall('asha')).toEqual(read);
  expect(stored.recall('ravi')).toEqual({});
});

test('deliveryStorage.keep preserves stored fields that it does not know', () => {
  const text = inMemory('{"uid":"asha","details":{"floor":"2","address":"old"}}');
  deliveryStorage(text).keep('asha', words);
  expect(JSON.parse(text.read() ?? '')).toEqual({ uid: 'asha', details: { floor: '2', ...words } });
});

test('deliveryStorage.keep removes the stored details when only the name is left', () => {
  const text = inMemory(JSON.stringify({ uid: 'asha', details: words }));
  const nothing = { name: 'Asha', phone: '', email: '', address: '', landmark: '' };
  deliveryStorage(text).keep('asha', nothing);
  expect(text.read()).toBeNull();
});

test.each([null, '', '{', '7', 'null', '{"uid":"asha","details":[]}'])(
  'deliveryStorage.recall returns no details for the stored text %s',
  (content) => expect(deliveryStorage(inMemory(content)).recall('asha')).toEqual({}),
);
