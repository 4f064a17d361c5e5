// Checks the subjects of commits: `node scripts/lint/commit-subjects.mjs [base]` reads `base..HEAD` without merges.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const mostCharacters = 72;

// Scopes such as `checkout: …`, `tests, docs: …`, `restaurant:new: …`, `fix(orders): …`.
const scope = /^[a-z][\w.()/-]*(?::[a-z]+)?(?:, [a-z][\w.()/-]*)*: /;

// Imperatives that look like a past tense, a progressive or a third person.
const imperatives = new Set([
  'need',
  'feed',
  'seed',
  'speed',
  'embed',
  'exceed',
  'bring',
  'string',
]);
const otherForm = /(?:ed|ing|[^s]s)$/;

export function faultsOf(subject) {
  if (/^Revert "/.test(subject)) return [];
  const faults = [];
  if (subject.length > mostCharacters)
    faults.push(`has ${subject.length} characters, ${mostCharacters} at most`);
  if (subject.endsWith('.')) faults.push('ends with a full stop');
  const [prefix] = scope.exec(subject) ?? [];
  if (!prefix) return [...faults, 'lacks a lower-case scope and a colon, such as "checkout: "'];
  const [first = ''] = subject.slice(prefix.length).split(/\s/);
  if (/^[A-Z][a-z]+$/.test(first)) faults.push('has a capital after the scope');
  const verb = first.toLowerCase();
  if (/^[a-z]+$/.test(verb) && otherForm.test(verb) && !imperatives.has(verb))
    faults.push(`begins with "${first}": use the imperative, such as "add" or "fix"`);
  return faults;
}

const git = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function isCommit(folder, name) {
  try {
    git(folder, 'cat-file', '-e', `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** Returns the commits since `base` without merges. Returns only HEAD if a shallow clone lacks `base`. */
export function commitsSince(folder, base) {
  const range = base && isCommit(folder, base) ? [`${base}..HEAD`] : ['-1', 'HEAD'];
  const lines = git(folder, 'log', '--no-merges', '--format=%h %s', ...range).split('\n');
  return lines.filter(Boolean).map((line) => {
    const [hash = ''] = line.split(' ');
    return { hash, subject: line.slice(hash.length + 1) };
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const commits = commitsSince(process.cwd(), process.argv[2]);
  const faults = commits.flatMap(({ hash, subject }) =>
    faultsOf(subject).map((fault) => `${hash} ${fault}: ${subject}`),
  );
  for (const fault of faults) console.error(fault);
  console.log(`${commits.length} commit subjects checked.`);
  if (faults.length > 0) process.exitCode = 1;
}
