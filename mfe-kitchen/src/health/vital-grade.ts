import type { VitalName } from '@burger/shared/visit';

export type Grade = 'good' | 'middling' | 'poor';

/** Up to where a vital is good, and from where on poor, as the Core Web Vitals define it. */
const bounds: Record<VitalName, readonly [good: number, poor: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

/** How good what three quarters of the visits had is. */
export function vitalGrade(vital: VitalName, value: number): Grade {
  const [good, poor] = bounds[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'middling' : 'poor';
}
