import {
  readableOnStudios,
  readablePairs,
  ThemeSchema,
  type Theme,
} from '@burger/shared/restaurant-files';
import * as v from 'valibot';
import { contrast } from '../../../../shared/src/ui/contrast';
import { palette } from '../../../../shared/src/ui/global-css';
import { error, type Finding } from '../finding';
import { valueOf, type Folder } from '../folder';

const schemes = ['light', 'dark'] as const;
const grounds = ['page', 'card'] as const;

interface Pair {
  on: [string, string];
  least: number;
  why: string;
}

const pairs: Pair[] = [
  ...readablePairs.map(([text, ground]): Pair => ({
    on: [text, ground],
    least: 4.5,
    why: 'text cannot be read by everybody',
  })),
  ...grounds.map((ground): Pair => ({
    on: ['edge', ground],
    least: 3,
    why: 'fields cannot be seen by everybody',
  })),
];

function tooFaint({ colours }: Theme) {
  // With the colours that the law gives.
  const all = { ...palette, ...colours } as Record<string, Record<'light' | 'dark', string>>;
  return pairs.flatMap(({ on: [text, ground], least, why }) =>
    schemes.flatMap((scheme) => {
      const ratio = contrast(all[text]?.[scheme] ?? '', all[ground]?.[scheme] ?? '');
      if (ratio >= least) return [];
      const place = ['colours', text in colours ? text : ground, scheme];
      const says = `In the ${scheme} scheme ${text} on ${ground} has a contrast of ${ratio.toFixed(1)}:1, less than ${least}:1: ${why}.`;
      return [{ place, says }];
    }),
  );
}

const faintOnStudios = ({ colours, studios = {} }: Theme) =>
  Object.entries(studios).flatMap(([name, ground]) =>
    readableOnStudios.flatMap((text) =>
      schemes.flatMap((scheme) => {
        const ratio = contrast(colours[text][scheme], ground[scheme]);
        if (ratio >= 4.5) return [];
        const place = ['studios', name, scheme];
        const says = `In the ${scheme} scheme ${text} on the studio ${name} has a contrast of ${ratio.toFixed(1)}:1, less than 4.5:1: text cannot be read by everybody.`;
        return [{ place, says }];
      }),
    ),
  );

/** What is written in one colour on another can be read. */
export function colours(folder: Folder): Finding[] {
  const file = folder.json('brand/theme.json');
  const { output, success } = v.safeParse(ThemeSchema, valueOf(folder, 'brand/theme.json'));
  if (!file || !success) return [];
  return [...tooFaint(output), ...faintOnStudios(output)].map(({ place, says }) =>
    error(file.file, file.lineOf(place), says),
  );
}
