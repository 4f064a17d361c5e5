import { error, type Finding } from '../finding';
import type { Folder } from '../folder';
import { knownFiles } from '../known-files';
import { shapeProblems } from '../shape-problems';

/** Every file is there, can be read, and says what it has to. */
export const files = (folder: Folder): Finding[] =>
  knownFiles(folder).flatMap(({ file, schema }) => {
    const read = folder.json(file);
    if (!read) return [error(file, undefined, 'This file is missing.')];
    if (read.value === undefined || !schema) return read.problems;
    return [...read.problems, ...shapeProblems(read, schema)];
  });
