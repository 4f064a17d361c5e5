import { localText, storageKeys } from '../../platform/storage';

const stored = () => localText(storageKeys.push);
const keys = (): string[] =>
  stored()
    .read()
    ?.match(/[0-9a-f]{32}/g) ?? [];

/** The tracking keys of the orders that this browser is told about by push. */
export const pushedTracks = {
  has: (key: string): boolean => keys().includes(key),
  add: (key: string): void => stored().write([...new Set([key, ...keys()])].slice(0, 5).join(' ')),
  drop: (key: string): void =>
    stored().write(
      keys()
        .filter((one) => one !== key)
        .join(' '),
    ),
  clear: (): void => stored().remove(),
};
