import { styled } from '@burger/shared/styled';
import { onSite } from '../site/on-site';
import widths from './picture-widths.json';

/** Folder of the pictures, set by the build: its name changes with their contents, so they are cached for good. */
declare const __PICTURES__: string | undefined;
const folder = typeof __PICTURES__ === 'string' ? __PICTURES__ : '/pictures';
type Kind = keyof typeof widths;
const kindOf = (slug: string): Kind =>
  [slug, slug.split('-')[0]].find((name): name is Kind => name !== undefined && name in widths) ??
  'dish';

const ratios = { dish: [4, 3], scene: [16, 9], hero: [16, 9], 'hero-cutout': [1, 1] } as const;

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** Address of one size of a picture, for preloads and social cards. */
export const pictureUrl = (slug: string, width: number, type: 'avif' | 'webp' = 'webp'): string =>
  onSite(`${folder}/${slug}-${width}.${type}`);

export const drawingUrl = (slug: string): string => onSite(`${folder}/${slug}.svg`);

// Drawn by scripts/restaurant/pictures/drawings.ts; without a ground, so that its box gives it one.
const noPicture = () => drawingUrl('no-picture');

// Shown in one width (`150px`), it is asked for with four pixels to a point at most; what is wider nobody would ask for.
function sourceSet(slug: string, sizes: string): string {
  const most = 4 * Number(sizes.replace('px', ''));
  const { avif } = widths[kindOf(slug)];
  const enough = avif.findIndex((width) => width >= most) + 1;
  return avif
    .slice(0, enough || avif.length)
    .map((width) => `${pictureUrl(slug, width, 'avif')} ${width}w`)
    .join(', ');
}

export interface PictureProps {
  /** Name of the picture without size and type, e.g. egg-burger; empty where there is none and a drawn tile stands in its place. */
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
  const [width, height] = ratios[kindOf(slug)];
  return (
    <picture>
      {slug && <source type="image/avif" srcSet={sourceSet(slug, sizes)} sizes={sizes} />}
      {/* Browsers without AVIF are few and old: one size does for all of them. */}
      <Image
        src={slug ? pictureUrl(slug, widths[kindOf(slug)].webp[0] ?? 960) : noPicture()}
        alt={alt}
        width={width * 120}
        height={height * 120}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
