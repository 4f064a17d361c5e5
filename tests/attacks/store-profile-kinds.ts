import fc from 'fast-check';
import type { Kind } from './attack';
import {
  anything,
  commit,
  denied,
  id,
  name,
  notText,
  only,
  outsider,
  set,
  text,
  type Wire,
} from './store-request';

const texts = ['displayName', 'email', 'phoneNumber', 'photoURL'];
const times = ['createdAt', 'lastLoginAt'];
const allowed = new Set(['uid', ...texts, ...times]);
const mine = (fields: Wire) => commit([set('users/asha', { uid: text('asha'), ...fields })]);

const profileWrites: Kind[] = [
  ...texts.flatMap((field) => [
    denied(
      `a profile whose ${field} is no text`,
      notText.map((value) => mine({ [field]: value })),
    ),
    denied(
      `a profile whose ${field} is too long`,
      fc
        .integer({ min: 2049, max: 20_000 })
        .map((many) => mine({ [field]: text('x'.repeat(many)) })),
    ),
  ]),
  ...times.map((field) =>
    denied(
      `a profile whose ${field} is no time`,
      fc.string({ unit: 'grapheme' }).map((value) => mine({ [field]: text(value) })),
    ),
  ),
  denied(
    'a profile with a field of its own',
    fc
      .tuple(fc.oneof(id, fc.constantFrom('isAdmin', 'role', 'constructor', 'toString')), anything)
      .filter(([field]) => !allowed.has(field))
      .map(([field, value]) => mine({ [field]: value })),
  ),
  denied(
    'a profile that claims to be another',
    id.filter((uid) => uid !== 'asha').map((uid) => mine({ uid: text(uid) })),
  ),
  denied(
    'a profile without a uid',
    anything.map((value) => commit([set('users/asha', { email: value })])),
  ),
  denied(
    'taking the uid out of a profile',
    fc.constant(commit([set('users/asha', {}, only('uid'))])),
  ),
  denied(
    "another customer's profile",
    fc
      .tuple(fc.oneof(id, fc.constant('bhim')), outsider)
      .filter(([uid]) => uid !== 'asha')
      .map(([uid, who]) => commit([set(`users/${uid}`, { uid: text(uid) })], who)),
  ),
  denied(
    'a profile by nobody',
    fc.constant(commit([set('users/asha', { uid: text('asha') })], null)),
  ),
  denied(
    'deleting a profile',
    fc
      .tuple(fc.constantFrom('asha', 'bhim'), outsider)
      .map(([uid, who]) => commit([{ delete: name(`users/${uid}`) }], who)),
  ),
  denied(
    'something below a profile',
    fc
      .tuple(id, anything)
      .map(([below, value]) => commit([set(`users/asha/notes/${below}`, { value })])),
  ),
];

const otherWrites: Kind[] = [
  denied(
    'a collection that no rule names',
    fc
      .tuple(id, id, anything, outsider)
      .filter(([collection]) => collection !== 'orders' && collection !== 'users')
      .map(([collection, key, value, who]) =>
        commit([set(`${collection}/${key}`, { value })], who),
      ),
  ),
  denied(
    'a subscriber to the newsletter',
    id.map((key) => commit([set(`subscribers/${key}`, { email: text('victim@other.example') })])),
  ),
  denied('deleting a subscriber', fc.constant(commit([{ delete: name('subscribers/s1') }]))),
  denied(
    'opening a deleted account again, putting off what is to be taken out, reading the list of letters',
    fc
      .tuple(
        fc.constantFrom('deletedAccounts/asha', 'retention/person', 'newsletter/n1'),
        outsider,
        anything,
        fc.boolean(),
      )
      .map(([path, who, value, isDeleted]) =>
        commit([isDeleted ? { delete: name(path) } : set(path, { at: value })], who),
      ),
  ),
];

/** Writes to profiles, and to collections that are nobody's. */
export const storeProfileKinds: Kind[] = [...profileWrites, ...otherWrites];
