// A script of the shell or of a remote, with the version that its folder is named by.
const script = /\/(?:remotes\/([\w-]+)|(shell))\/(\d+\.\d+\.\d+[\w-]*)\//g;

const partsIn = (text: string) =>
  [...text.matchAll(script)].map(([, remote, shell, version = '']) => ({
    part: remote ?? shell ?? '',
    version,
  }));

/** The version of the shell and of each remote that this page runs: their scripts are pinned. The last one replaced others. */
export function versionsThatRan(): Record<string, string> {
  const pins = Reflect.get(globalThis, Symbol.for('burger.pins@1')) as
    | Map<string, string>
    | undefined;
  const ran = partsIn([...(pins?.keys() ?? [])].join('\n'));
  return Object.fromEntries(ran.map(({ part, version }) => [part, version]));
}

/** The part that an error comes from: of a remote where one had a hand in it, as the shell carries what they run on. */
function partOf({ name, message, stack = '' }: Error): string | undefined {
  // Who is offline misses everything.
  if (name === 'RemoteMissingError') return navigator.onLine ? message.split('/')[0] : undefined;
  const parts = partsIn(stack).map(({ part }) => part);
  return parts.find((part) => part !== 'shell') ?? parts[0];
}

/** As browsers tell of what nobody caught. */
export interface Failure {
  error?: unknown;
  reason?: unknown;
}

// One that comes again and again says no more than its first ones.
const most = 50;

/** Names of what failed, by the part that it came from. What came from elsewhere, as from extensions, is left out. */
export function failuresByPart(
  failures: readonly Failure[],
  versions: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { error, reason } of failures.slice(0, most)) {
    const failure = error ?? reason;
    if (!(failure instanceof Error)) continue;
    const part = partOf(failure);
    if (part === undefined || !(part in versions)) continue;
    const names = (found[part] ??= []);
    if (!names.includes(failure.name) && names.length < 10) names.push(failure.name.slice(0, 60));
  }
  return found;
}
