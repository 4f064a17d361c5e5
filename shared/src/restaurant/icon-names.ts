/** The icons that a reason or a strength of the restaurant can stand under. */
export const iconNames = ['flame', 'leaf', 'bike', 'wallet', 'sparkles', 'heart'] as const;

export type IconName = (typeof iconNames)[number];
