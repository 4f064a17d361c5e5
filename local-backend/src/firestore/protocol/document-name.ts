import { invalidArgument } from '../error';
import { readString } from '../values/json';

/** The part of every resource name before the path of the document. */
export function documentsRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

/** Takes a full resource name and returns the path of the document, such as `orders/o1`. */
export function readDocumentName(input: unknown, root: string): string {
  const name = readString(input, 'A document name');
  if (!name.startsWith(`${root}/`))
    throw invalidArgument(`Document names here begin with ${root}/`);
  const path = name.slice(root.length + 1);
  if (checkPath(path) % 2 !== 0) throw invalidArgument(`"${path}" is not the path of a document.`);
  return path;
}

/** Refuses ids that Firestore does not allow; returns how many there are. */
export function checkPath(path: string): number {
  const ids = path.split('/');
  for (const id of ids) {
    const isReserved = id === '' || id === '.' || id === '../firestore' || /^__.*__$/s.test(id);
    if (isReserved || Buffer.byteLength(id) > 1500) {
      throw invalidArgument(`"${id.slice(0, 50)}" cannot be the id of a document or collection.`);
    }
  }
  return ids.length;
}
