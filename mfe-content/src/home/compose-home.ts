import type { ReadFullSlots } from './promise-line';

/** Only a page that names a half hour asks for it. */
export const readFullSlots: ReadFullSlots = async () => {
  try {
    const { fullSlots } = await import(
      /* webpackChunkName: "full-slots" */ '@burger/shared/full-slots'
    );
    return await fullSlots();
  } catch {
    return null;
  }
};
