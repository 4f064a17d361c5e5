import { createElement, type ReactElement, type SVGProps } from 'react';

/** A drawing of lucide: the side of its square, and the shapes in it. */
interface Drawing {
  size?: number;
  node: readonly (readonly [shape: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/** For lucide's `createLucideIcon`, which is ten times as large. Hidden from screen readers: words stand beside icons. */
export default function drawIcon({
  size: side = 24,
  node,
}: Drawing): (props: IconProps) => ReactElement {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes));
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${side} ${side}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      ...shapes,
    );
}
