import { createElement, type ReactElement, type SVGProps } from 'react';

/** A drawing of lucide: the side of its square, and the shapes in it. */
interface Drawing {
  size?: number;
  node: readonly (readonly [shape: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in CSS pixels. */
  size?: number;
}

/**
 * Stands in for lucide's own `createLucideIcon` in our bundles, each of which carries a copy: that one is ten times as
 * large, for options that we do not use. Hidden from screen readers, as ours all are: words stand beside them.
 */
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
      shapes,
    );
}
