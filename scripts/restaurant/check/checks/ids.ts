import { error, type Finding } from '../finding';
import type { Folder } from '../folder';
import type { Place } from '../json-file';
import { listOf } from '../said';
import { at } from '../texts';

const lists: { file: string; list: Place }[] = [
  { file: 'pages/posts.json', list: ['posts'] },
  { file: 'pages/offers.json', list: ['offers'] },
  { file: 'pages/questions.json', list: [] },
];

/** No two stories, offers or questions have the same id: their words and addresses go by it. */
export const ids = (folder: Folder): Finding[] =>
  lists.flatMap(({ file: name, list }) => {
    const file = folder.json(name);
    const all = listOf(at(file?.value, list)).map(({ id }) => id);
    return all.flatMap((id, index) =>
      id !== undefined && all.indexOf(id) < index
        ? [
            error(
              name,
              file?.lineOf([...list, index, 'id']),
              `The id ${String(id)} is there twice.`,
            ),
          ]
        : [],
    );
  });
