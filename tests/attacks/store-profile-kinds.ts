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

/** Writes to profiles that are not as they have to be. */
export const storeProfileKinds: Kind[] = [
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
    'a profile by nobody',
    fc.constant(commit([set('users/asha', { uid: text('asha') })], null)),
  ),
  denied(
    'deleting the own profile',
    outsider.map((who) => commit([{ delete: name('users/asha') }], who)),
  ),
];
