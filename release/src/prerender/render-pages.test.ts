import { firstPicture } from './render-pages';

const picture = (attributes = '') =>
  `<picture><source type="image/avif" srcSet="/a-320.avif 320w, /a-640.avif 640w" sizes="(width &gt;= 600px) 50vw, 100vw"/><img ${attributes}src="/a.webp"/></picture>`;

test('the marked picture is asked for with its widths, as they were written', () =>
  expect(firstPicture(`${picture()}${picture('fetchPriority="high" ')}`)).toEqual({
    imageSrcSet: '/a-320.avif 320w, /a-640.avif 640w',
    imageSizes: '(width >= 600px) 50vw, 100vw',
  }));

test('where none is marked there is none', () => expect(firstPicture(picture())).toBeNull());
