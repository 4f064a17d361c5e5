import { render } from '@testing-library/react';
import { Picture } from './picture';

const offered = (slug: string, sizes: string) => {
  const { container } = render(<Picture slug={slug} alt="" sizes={sizes} />);
  const set = container.querySelector('source')?.getAttribute('srcset') ?? '';
  return set.split(', ').map((one) => one.split(' ')[1]);
};

test.each([
  ['150px', ['320w', '480w', '720w']],
  ['80px', ['320w']],
  ['50vw', ['320w', '480w', '720w', '960w']],
  ['(min-width: 48rem) 31vw, 272px', ['320w', '480w', '720w', '960w']],
])('a picture with sizes %s is offered in the widths %j', (sizes, widths) =>
  expect(offered('egg-burger', sizes)).toEqual(widths),
);

test('a picture too small for four pixels per CSS pixel is offered in its largest width', () =>
  expect(offered('hero-cutout', '360px')).toEqual(['480w', '900w']));
