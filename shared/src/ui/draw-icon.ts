import { createElement, type ReactElement, type SVGProps } from 'react';

/** A lucide icon: the side of its square view box, and its shapes. */
interface Drawing {
  size?: number;
  node: readonly (readonly [shape: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/**
 * Replaces lucide's `createLucideIcon`, which is ten times as large. Icons are hidden from screen readers,
 * because there is a text next to each.
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
      ...shapes,
    );
}
