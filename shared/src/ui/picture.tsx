import { styled } from '@burger/shared/styled';

/** Folder of the pictures, set by the build: its name changes with their contents, so they are cached for good. */
declare const __PICTURES__: string | undefined;
const folder = typeof __PICTURES__ === 'string' ? __PICTURES__ : '/pictures';

const widthsOf = (slug: string): readonly number[] => {
  if (slug === 'hero') return [480, 960, 1600];
  if (slug === 'hero-cutout') return [480, 900];
  if (slug.startsWith('scene-')) return [480, 960, 1200];
  return [480, 960];
};

const ratioOf = (slug: string): readonly [number, number] => {
  if (slug === 'hero' || slug.startsWith('scene-')) return [16, 9];
  if (slug === 'hero-cutout') return [1, 1];
  return [4, 3];
};

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** Address of one size of a picture, for preloads and social cards. */
export const pictureUrl = (slug: string, width: number, type: 'avif' | 'webp' = 'webp'): string =>
  `${folder}/${slug}-${width}.${type}`;

const sourceSet = (slug: string, type: 'avif' | 'webp'): string =>
  widthsOf(slug)
    .map((width) => `${pictureUrl(slug, width, type)} ${width}w`)
    .join(', ');

export interface PictureProps {
  /** Name of the picture without size and type, e.g. egg-burger. */
  slug: string;
  /** What it shows; empty where the text beside it says the same. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Set for the one picture that is the largest thing on the first screen. */
  eager?: boolean;
}

/** A picture in the right size and the best format the browser knows. It fills its box: give the box its shape. */
export function Picture({ slug, alt, sizes, eager = false }: PictureProps) {
  const [width, height] = ratioOf(slug);
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(slug, 'avif')} sizes={sizes} />
      <Image
        src={pictureUrl(slug, 480)}
        srcSet={sourceSet(slug, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width * 120}
        height={height * 120}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
