import { siteFolder } from '../../../scripts/paths.mjs';
import { readJsonOr } from '../site/read-json';
import { writeServedJson } from '../site/files';

/** What was previewed for somebody (a pull request), as `name@version`, by who it is. */
type PreviewedFor = Readonly<Record<string, readonly string[]>>;

// Hosting and the local backend serve nothing that begins with a dot.
const file = `${siteFolder}/.previewed-for.json`;

/** Writes down what is previewed for somebody now; returns what was before and nobody has any more. */
export function replacePreviewsFor(who: string, previews: readonly string[]): string[] {
  const { [who]: before = [], ...others }: PreviewedFor = readJsonOr<PreviewedFor>(file, {});
  writeServedJson(file, previews.length > 0 ? { ...others, [who]: previews } : others);
  const kept = new Set([...Object.values(others).flat(), ...previews]);
  return before.filter((one) => !kept.has(one));
}
