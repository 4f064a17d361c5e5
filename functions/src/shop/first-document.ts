import { seed } from '@burger/shared/seed';
import { checkPublished, type Published } from '@burger/shared/publishing';

/** What a store without any document starts from: the repository's. Throws when that does not fit the schema. */
export function firstDocument(): Published {
  const { published, problems } = checkPublished(seed);
  if (published) return published;
  throw new Error(`The folder restaurant/ cannot be published: ${problems.join('; ')}`);
}
