import type { FirstPicture } from '../../../shell/src/prerender/document';

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescaped = (text = '') =>
  text.replace(/&(amp|lt|gt|quot);/g, (all, sign: string) => signs[sign] ?? all);

/** The picture that a page marked as its largest, which is asked for before the page is parsed. */
export function firstPicture(html: string): FirstPicture | null {
  const marked = /<picture>(?:(?!<\/picture>).)*fetchPriority="high"/i.exec(html)?.[0] ?? '';
  const source = /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/i.exec(marked);
  return source && { imageSrcSet: unescaped(source[1]), imageSizes: unescaped(source[2]) };
}
