import type { RemoteLine, RemoteName } from '@burger/shared/contracts';
import { pageLanguage } from '@burger/shared/language';

/** Something that a remote exposes. */
export interface Asked {
  remote: RemoteName;
  exposure: string;
}

/**
 * What a place needs of its remote to be in the page's language: the texts of the whole remote and those of the place
 * alone. Nothing in English, and nothing where the remote speaks English only.
 */
export function textsOf({ remote, exposure }: Asked, line: RemoteLine | undefined): Asked[] {
  if (pageLanguage === 'en') return [];
  return [`./Texts.${pageLanguage}`, `${exposure}.${pageLanguage}`]
    .filter((texts) => line && texts in line.exposes)
    .map((texts) => ({ remote, exposure: texts }));
}
