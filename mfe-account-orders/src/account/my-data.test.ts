import { asha as named } from '../testing/people';
import type { DeliveryDetails } from './my-details';
import { createMyData, type MyDataServices } from './my-data';

const asha = { ...named, displayName: 'Asha Rao' };
const details = { name: 'Asha Rao', phone: '98765 43210', address: '7, Temple Road', landmark: '' };

function setUp(changes: Partial<MyDataServices> = {}, last: Partial<DeliveryDetails> = {}) {
  const done: string[] = [];
  const stored: DeliveryDetails[] = [];
  const files: [string, object][] = [];
  const ports: MyDataServices = {
    profiles: {
      phoneOf: async () => '+919876500000',
      keepPhone: async (_uid, phone) => void done.push(`phone ${phone}`),
    },
    delivery: { recall: () => last, keep: (_uid, words) => void stored.push(words) },
    consents: { read: () => Promise.reject(new Error('unused')), end: async () => undefined },
    account: { data: async () => ({ orders: [] }), erase: async () => 'erased' },
    rename: async (name) => void done.push(`rename ${name}`),
    signOut: async () => void done.push('sign out'),
    empty: () => done.push('empty'),
    saveFile: (...file) => files.push(file),
    ...changes,
  };
  return { myData: createMyData(ports), done, kept: stored, files };
}

test("myData.start returns the account's name and phone number, and this device's last address", async () => {
  const { myData } = setUp({}, { name: 'Somebody', address: '7, Temple Road', phone: '9' });
  expect(await myData.start(asha)).toEqual({
    name: 'Asha Rao',
    phone: '+91\u00a098765\u00a000000',
    address: '7, Temple Road',
    landmark: '',
  });
});

test('myData.save does not change a phone number used for signing in', async () => {
  const { myData, done } = setUp();
  const byPhone = { ...asha, phoneNumber: '+919000000020' };
  expect((await myData.start(byPhone)).phone).toBe('+91\u00a090000\u00a000020');
  await myData.save(byPhone, details);
  expect(done).toEqual([]);
});

test('myData.save updates only a changed name, and stores the phone number normalised or as null', async () => {
  const { myData, done, kept } = setUp({}, { email: 'other@example.in' });
  await myData.save(asha, details);
  await myData.save(asha, { ...details, name: ' Asha K ', phone: '' });
  expect(done).toEqual(['phone +919876543210', 'rename Asha K', 'phone null']);
  expect(kept.map(({ email, phone }) => [email, phone])).toEqual([
    ['other@example.in', '98765 43210'],
    ['other@example.in', ''],
  ]);
});

test("the downloaded file has the customer's data from the server and from this device", async () => {
  const { myData, files } = setUp({}, { address: '7, Temple Road' });
  await myData.download(asha);
  expect(files).toEqual([
    ['my-data.json', { orders: [], onThisDevice: { address: '7, Temple Road' } }],
  ]);
});

const data = async () => ({});

test.each([
  ['erased', 'erased', ['sign out', 'empty']],
  ['gone', 'erased', ['sign out', 'empty']],
  [{ refused: 'Later' }, { refused: 'Later' }, []],
] as const)(
  'an account deletion with outcome %j signs out before it clears the browser, or changes nothing',
  async (outcome, reported, did) => {
    const { myData, done } = setUp({ account: { data, erase: async () => outcome } });
    expect(await myData.erase()).toEqual(reported);
    expect(done).toEqual(did);
  },
);

test('a failed account deletion neither signs out nor clears this device', async () => {
  const erase = () => Promise.reject(new Error('503'));
  const { myData, done } = setUp({ account: { data, erase } });
  await expect(myData.erase()).rejects.toThrow('503');
  expect(done).toEqual([]);
});
