import { brand } from './checks/brand';
import { colours } from './checks/colours';
import { examples } from './checks/examples';
import { files } from './checks/files';
import { ids } from './checks/ids';
import { menu } from './checks/menu';
import { offers } from './checks/offers';
import { pictures } from './checks/pictures';
import { placeholders } from './checks/placeholders';
import { sealed } from './checks/sealed';
import { sense } from './checks/sense';
import { studios } from './checks/studios';
import { translated } from './checks/translated';
import type { Finding } from './finding';
import type { Folder } from './folder';

const checks = [
  files,
  ids,
  menu,
  sense,
  translated,
  placeholders,
  offers,
  pictures,
  brand,
  colours,
  studios,
];

/** All that an owner should know of a folder, beside the example that they began with: file by file, line by line. */
export const checkFolder = (folder: Folder, example: Folder): Finding[] =>
  [
    ...checks.flatMap((check) => check(folder)),
    ...sealed(folder, example),
    ...examples(folder, example),
  ].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
