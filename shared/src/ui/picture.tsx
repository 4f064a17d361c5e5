import { styled } from '@burger/shared/styled';
import { onSite } from '../platform/on-site';
import widths from './picture-widths.json';

/** Folder of the pictures, set by the build. Its name contains a content hash for caching. */
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

/** Returns the URL of a picture in one width, for preloads and social cards. */
export const pictureUrl = (slug: string, width: number, type: 'avif' | 'webp' = 'webp'): string =>
  onSite(`${folder}/${slug}-${width}.${type}`);

export const drawingUrl = (slug: string): string => onSite(`${folder}/${slug}.svg`);

// scripts/restaurant/pictures/drawings.ts draws it without a background, so its box provides one.
const noPicture = () => drawingUrl('no-picture');

// For a fixed width (`150px`), omit sources with more than four pixels per CSS pixel, which no screen needs.
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
  /** Name of the picture without size and type: egg-burger. An empty name shows a placeholder. */
  slug: string;
  /** Alternative text; empty if the text next to the picture says the same. */
  alt: string;
  /** Rendered width, in the format of the `sizes` attribute. */
  sizes: string;
  /** Set for the largest picture on the first screen (LCP), which loads immediately. */
  eager?: boolean;
}

/** A picture in a suitable size, as AVIF or WebP. It fills its parent, which sets the aspect ratio. */
export function Picture({ slug, alt, sizes, eager = false }: PictureProps) {
  const [width, height] = ratios[kindOf(slug)];
  return (
    <picture>
      {slug && <source type="image/avif" srcSet={sourceSet(slug, sizes)} sizes={sizes} />}
      {/* Browsers without AVIF are rare, so one WebP size is enough. */}
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
