import { readableOnStudios, readablePairs } from '../restaurant/files';
import { contrast } from './contrast';
import { palette, studios } from './global-css';

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(readablePairs)(
    'the colour %s on %s has a contrast of at least 4.5:1',
    (ink, ground) => {
      expect(contrast(palette[ink][scheme], palette[ground][scheme])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(Object.entries(studios))(
    'text on the picture background %s has a contrast of at least 4.5:1',
    (_, ground) => {
      for (const ink of readableOnStudios) {
        expect(contrast(palette[ink][scheme], ground[scheme])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each(['page', 'card'] as const)(
    'the border of a control on %s has a contrast of at least 3:1',
    (ground) => {
      expect(contrast(palette.edge[scheme], palette[ground][scheme])).toBeGreaterThanOrEqual(3);
    },
  );
});
