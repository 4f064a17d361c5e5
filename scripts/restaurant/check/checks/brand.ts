import {
  ThemeSchema,
  readableOnStudios,
  readablePairs,
  type Theme,
} from '@burger/shared/restaurant/files';
import { imageSize } from 'image-size';
import * as v from 'valibot';
import { contrast } from '../../../../shared/src/ui/contrast';
import { palette } from '../../../../shared/src/ui/global-css';
import { at, error, errorAt, listOf, valueOf, type Finding, type Folder } from '../folder';

const drawings = ['brand/logo.svg', 'brand/icon.svg'];
const drawsIcons = '`node scripts/restaurant.mjs icons` draws it.';
const noPicture = 'pictures/no-picture.svg';

const icons = [
  { file: 'brand/icons/icon-192.png', side: 192 },
  { file: 'brand/icons/icon-512.png', side: 512 },
  { file: 'brand/icons/maskable-512.png', side: 512 },
  { file: 'brand/icons/apple-touch-180.png', side: 180 },
];

function wrongDrawing(text: string): string | null {
  if (!/<svg[\s>]/.test(text)) return 'This is no SVG.';
  if (!/<svg[^>]*\sviewBox=/.test(text)) return 'The SVG has no viewBox, so it cannot be sized.';
  if (/<(script|style|foreignObject|image)[\s>]|\son\w+=|\sstyle=/i.test(text)) {
    return 'The SVG has scripts, styles or pictures in it, which browsers do not show in pages. Save it as a “plain SVG”.';
  }
  return null;
}

function wrongIcon(folder: Folder, file: string, side: number): string | null {
  if (!folder.has(file)) return `This icon is missing: ${drawsIcons}`;
  try {
    const { width, height } = imageSize(folder.bytes(file));
    return width === side && height === side
      ? null
      : `This icon is ${width} × ${height} instead of ${side} × ${side}.`;
  } catch {
    return 'This is no picture.';
  }
}

export function brand(folder: Folder): Finding[] {
  const reported: (readonly [file: string, says: string | null])[] = [
    ...drawings.map(
      (file) =>
        [
          file,
          folder.has(file)
            ? wrongDrawing(folder.bytes(file).toString('utf8'))
            : 'This file is missing.',
        ] as const,
    ),
    [noPicture, folder.has(noPicture) ? null : `This file is missing: ${drawsIcons}`],
    ...icons.map(({ file, side }) => [file, wrongIcon(folder, file, side)] as const),
  ];
  return reported.flatMap(([file, says]) => (says ? [error(file, undefined, says)] : []));
}

const schemes = ['light', 'dark'] as const;

type Colour = Readonly<Record<(typeof schemes)[number], string>>;

interface Pair {
  text: [name: string, colour: Colour | undefined];
  ground: [name: string, colour: Colour | undefined];
  least: number;
  why: string;
  place: string[];
}

const legible = { least: 4.5, why: 'some people cannot read this text' };

function pairsOf({ colours, studios = {} }: Theme): Pair[] {
  // Colours of the theme and those that the law prescribes.
  const all: Record<string, Colour> = { ...palette, ...colours };
  const pair = (text: string, ground: string, how: Pick<Pair, 'least' | 'why'>): Pair => ({
    text: [text, all[text]],
    ground: [ground, all[ground]],
    ...how,
    place: ['colours', text in colours ? text : ground],
  });
  return [
    ...readablePairs.map(([text, ground]) => pair(text, ground, legible)),
    ...['page', 'card'].map((ground) =>
      pair('edge', ground, { least: 3, why: 'some people cannot see fields' }),
    ),
    ...Object.entries(studios).flatMap(([name, ground]) =>
      readableOnStudios.map((text): Pair => ({
        text: [text, colours[text]],
        ground: [`the studio ${name}`, ground],
        ...legible,
        place: ['studios', name],
      })),
    ),
  ];
}

export function colours(folder: Folder): Finding[] {
  const file = 'brand/theme.json';
  const { output, success } = v.safeParse(ThemeSchema, valueOf(folder, file));
  if (!success) return [];
  return pairsOf(output).flatMap(({ text, ground, least, why, place }) =>
    schemes.flatMap((scheme) => {
      const ratio = contrast(text[1]?.[scheme] ?? '', ground[1]?.[scheme] ?? '');
      if (ratio >= least) return [];
      const says = `In the ${scheme} scheme ${text[0]} on ${ground[0]} has a contrast of ${ratio.toFixed(1)}:1, less than ${least}:1: ${why}.`;
      return [errorAt(folder, file, [...place, scheme], says)];
    }),
  );
}

export function studios(folder: Folder): Finding[] {
  const theme = valueOf(folder, 'brand/theme.json');
  if (theme === undefined) return [];
  const known = Object.keys(Object(at(theme, ['studios'])) as object);
  return listOf(at(valueOf(folder, 'menu.json'), ['categories'])).flatMap(
    ({ name, studio }, index) => {
      if (typeof studio !== 'string' || known.includes(studio)) return [];
      const says = `The category “${String(name)}” uses the studio ${studio}, which brand/theme.json does not define.`;
      return [errorAt(folder, 'menu.json', ['categories', index, 'studio'], says)];
    },
  );
}
