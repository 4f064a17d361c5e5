import { render } from '@testing-library/react';
import { Minus } from 'lucide-react';
import type { ComponentType } from 'react';
import drawIcon from './draw-icon';

const ours = drawIcon({ size: 24, node: [['path', { d: 'M5 12h14', key: '1ays0h' }]] });

function drawn(Icon: ComponentType<{ size?: number; strokeWidth?: number }>, props: object) {
  const svg = render(<Icon {...props} />).container.firstElementChild as Element;
  // Drawings within a page need no namespace, and we style none by lucide's classes.
  for (const name of ['class', 'xmlns']) svg.removeAttribute(name);
  const attributes = Object.fromEntries(
    [...svg.attributes].map(({ name, value }) => [name, value]),
  );
  return { name: svg.tagName, attributes, shapes: svg.innerHTML };
}

test.each([{}, { size: 18 }, { size: 16, strokeWidth: 3 }])('draws as lucide does, %j', (props) => {
  expect(drawn(ours, props)).toEqual(drawn(Minus, props));
});
