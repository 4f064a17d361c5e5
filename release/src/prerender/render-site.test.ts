import type { RemoteLine } from '@burger/shared/contracts';
import { checkCompatibility } from './render-site';

const shell = {
  ownContract: { contract: 3, oldest: 2 },
  speaksOurContract: ({ contract, oldest }) => contract >= 2 && oldest <= 3,
  placesOf: () => ['./MenuPage', './FeaturedFavorites'],
} as Parameters<typeof checkCompatibility>[0];

const fit = (line: Partial<RemoteLine>) => () =>
  checkCompatibility(shell, {
    'mfe-menu': { version: '1', contract: 3, oldest: 2, ...line } as RemoteLine,
  });

test('a remote that has all that is shown of it fits', () =>
  expect(fit({ exposes: { './MenuPage': [], './FeaturedFavorites': [] } })).not.toThrow());

test('one that lacks something is named with what it lacks', () =>
  expect(fit({ exposes: { './MenuPage': [] } })).toThrow(
    'mfe-menu 1 does not expose ./FeaturedFavorites.',
  ));

test('what an older contract did not have yet may be missing', () =>
  expect(fit({ contract: 2, oldest: 1, exposes: {} })).not.toThrow());

test.each([
  [{ contract: 1, oldest: 1 }, 'mfe-menu 1 understands contract 1, the shell contracts 2 to 3.'],
  [
    { contract: 5, oldest: 4 },
    'mfe-menu 1 understands contracts 4 to 5, the shell contracts 2 to 3.',
  ],
])('one that is not understood (%j) is refused', (spoken, why) =>
  expect(fit({ ...spoken, exposes: {} })).toThrow(why),
);
