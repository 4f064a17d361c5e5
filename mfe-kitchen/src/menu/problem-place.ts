import type { Published } from '@burger/shared/publishing';

type Named = { id: number | string; name: string };

const named = (things: readonly Named[], id: string | number | undefined): string =>
  things.find((one) => String(one.id) === String(id))?.name ?? '';

/**
 * What a problem of a draft belongs to, by the dotted path of its field: a dish or a group of options, as it is called in
 * `published`. Empty for anything else.
 */
export function placeOf(path: string, draft: Published, published: Published): string {
  const [part, ...way] = path.split('.');
  // In another language by id, as in words.kn.groups.spice.name; elsewhere by its place in the list.
  const isWords = part === 'words';
  const [kind, which] = isWords ? way.slice(1) : [part, way[0]];
  if (kind !== 'dishes' && kind !== 'groups') return '';
  return named(published[kind], isWords ? which : draft[kind][Number(which)]?.id);
}
