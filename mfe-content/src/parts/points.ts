import type { IconName } from '@burger/shared/icon-names';

export interface Point {
  icon: IconName;
  title: string;
  text: string;
}

/** Points as a list, from a file that has each under the name of its icon. */
export const pointsOf = (
  byIcon: Readonly<Partial<Record<IconName, Omit<Point, 'icon'>>>>,
): readonly Point[] =>
  (Object.keys(byIcon) as IconName[]).flatMap((icon) => {
    const point = byIcon[icon];
    return point ? [{ icon, ...point }] : [];
  });
