import fc from 'fast-check';
import type { Kind } from './attack';
import { anything, commit, denied, id, name, only, outsider, set, text } from './store-request';

const version = fc.stringMatching(/^[0-9a-f]{12}$/);
const day = fc.constantFrom('live', 'yesterday');
const aMenu = fc.oneof(fc.constant('000000000000'), version);
const facts = ['version', 'revision', 'soldOut', 'paused', 'extraMinutes', 'closedDays', 'now'];

/** Writes to what the shop sells, and to what the day does to it. */
export const storeShopKinds: Kind[] = [
  denied(
    'publishing a menu',
    fc
      .tuple(aMenu, anything, outsider)
      .map(([key, value, who]) =>
        commit([set(`menus/${key}`, { published: value, by: text('the owner') })], who),
      ),
  ),
  denied(
    'changing a published menu',
    fc
      .tuple(aMenu, anything)
      .map(([key, value]) =>
        commit([set(`menus/${key}`, { published: value }, only('published'))]),
      ),
  ),
  denied(
    'deleting a menu',
    fc.tuple(aMenu, outsider).map(([key, who]) => commit([{ delete: name(`menus/${key}`) }], who)),
  ),
  denied(
    'something below a menu',
    fc
      .tuple(aMenu, id, anything)
      .map(([key, below, value]) => commit([set(`menus/${key}/drafts/${below}`, { value })])),
  ),
  ...facts.map((field) =>
    denied(
      `changing ${field} of the day`,
      fc
        .tuple(day, anything, outsider)
        .map(([key, value, who]) =>
          commit([set(`shop/${key}`, { [field]: value }, only(field))], who),
        ),
    ),
  ),
  denied(
    'naming another menu the current one',
    fc.tuple(version, fc.nat(), outsider).map(([current, revision, who]) =>
      commit(
        [
          set('shop/live', {
            version: text(current),
            revision: { integerValue: String(revision) },
          }),
        ],
        who,
      ),
    ),
  ),
  denied(
    'counting the revision back',
    fc.integer({ min: -1e6, max: -1 }).map((by) =>
      commit([
        set(
          'shop/live',
          {},
          {
            ...only('x'),
            updateTransforms: [{ fieldPath: 'revision', increment: { integerValue: String(by) } }],
          },
        ),
      ]),
    ),
  ),
  denied(
    'deleting the day',
    fc.tuple(day, outsider).map(([key, who]) => commit([{ delete: name(`shop/${key}`) }], who)),
  ),
];
