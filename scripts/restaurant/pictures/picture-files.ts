import widths from '../../../shared/src/ui/picture-widths.json';

type Kind = keyof typeof widths;
export type PictureType = 'avif' | 'webp';

/** What a picture is shown as, by its name. */
export const kindOf = (slug: string): Kind =>
  [slug, slug.split('-')[0]].find((name): name is Kind => Object.hasOwn(widths, name ?? '')) ??
  'dish';

/** The files that a picture consists of. */
export const filesOf = (slug: string): { name: string; width: number; type: PictureType }[] =>
  (['avif', 'webp'] as const).flatMap((type) =>
    widths[kindOf(slug)][type].map((width) => ({ name: `${slug}-${width}.${type}`, width, type })),
  );

/** How wide and how high it is, as its kind is shown. */
export const sizeOf = (slug: string): readonly [number, number] =>
  (
    {
      dish: [960, 720],
      scene: [1200, 675],
      hero: [1600, 900],
      'hero-cutout': [900, 900],
    } as const
  )[kindOf(slug)];
