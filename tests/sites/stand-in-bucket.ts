import type { Ask } from '../../scripts/deploy-bucket.mjs';

export type Folder = Map<string, string>;

const unmatched = (address: string) => ({
  code: 1,
  out: '',
  err: `ERROR: (gcloud.storage) The following URLs matched no objects or files:\n-${address}\n`,
});
const done = (out = '') => ({ code: 0, out, err: '' });
const overtaken = {
  code: 1,
  out: '',
  err: 'ERROR: HTTPError 412: At least one of the pre-conditions you specified did not hold.\n',
};

const flagsOf: Record<string, RegExp> = {
  cat: /^$/,
  cp: /^--if-generation-match=\d+$/,
  rm: /^--if-generation-match=\d+$/,
  'objects describe': /^--format=value\(generation\)$/,
  rsync: /^--(recursive|delete-unmatched-destination-objects)$/,
};

interface Stored {
  text: string;
  generation: number;
}

/** A fake bucket with the generation preconditions of `gcloud storage`. */
export class StandInBucket {
  readonly objects = new Map<string, Stored>();
  #generation = 1000;

  put(address: string, text: string): void {
    this.objects.set(address, { text, generation: ++this.#generation });
  }

  #holds(address: string, flags: readonly string[]) {
    const [requested] = flags.flatMap(
      (flag) => /^--if-generation-match=(\d+)$/.exec(flag)?.[1] ?? [],
    );
    return (
      requested === undefined || Number(requested) === (this.objects.get(address)?.generation ?? 0)
    );
  }

  // Returns the files under a bucket URL, or in a local folder.
  #below(address: string, folder: Folder): Folder {
    const all = address.startsWith('gs://')
      ? [...this.objects].map(([name, { text }]): [string, string] => [name, text])
      : [...folder];
    return new Map(
      all
        .filter(([name]) => name.startsWith(`${address}/`))
        .map(([name, text]) => [name.slice(address.length + 1), text]),
    );
  }

  #mirror(from: string, to: string, folder: Folder, removes: boolean) {
    const source = this.#below(from, folder);
    if (source.size === 0) return unmatched(from);
    const target = this.#below(to, folder);
    const [set, remove] = to.startsWith('gs://')
      ? [
          (name: string, text: string) => this.put(name, text),
          (n: string) => this.objects.delete(n),
        ]
      : [(name: string, text: string) => folder.set(name, text), (n: string) => folder.delete(n)];
    for (const [name, text] of source) if (target.get(name) !== text) set(`${to}/${name}`, text);
    for (const name of target.keys()) if (removes && !source.has(name)) remove(`${to}/${name}`);
    return done();
  }

  /** A fake `gcloud` with this local folder. An unknown command exits with 2, as with the real one. */
  gcloud =
    (folder: Folder): Ask =>
    ([service, ...args], input) => {
      const names = args.filter((arg) => arg === '-' || !arg.startsWith('-'));
      const flags = args.filter((arg) => !names.includes(arg));
      const verb = names.splice(0, names[0] === 'objects' ? 2 : 1).join(' ');
      const known = flagsOf[verb];
      if (service !== 'storage' || !known || !flags.every((flag) => known.test(flag))) {
        return Promise.resolve({
          code: 2,
          out: '',
          err: `unrecognized arguments: ${args.join(' ')}`,
        });
      }
      const [from = '', to = ''] = names;
      return Promise.resolve(this.#answer(verb, { from, to, flags, input, folder }));
    };

  #answer(
    verb: string,
    {
      from,
      to,
      flags,
      input = '',
      folder,
    }: Record<'from' | 'to', string> & {
      flags: readonly string[];
      input: string | undefined;
      folder: Folder;
    },
  ) {
    if (verb === 'rsync') {
      const removes = flags.includes('--delete-unmatched-destination-objects');
      return this.#mirror(from, to, folder, removes);
    }
    if (verb === 'cp') {
      if (!this.#holds(to, flags)) return overtaken;
      this.put(to, input);
      return done();
    }
    const stored = this.objects.get(from);
    if (!stored) return unmatched(from);
    if (verb === 'cat') return done(stored.text);
    if (verb === 'objects describe') return done(`${stored.generation}\n`);
    if (!this.#holds(from, flags)) return overtaken;
    this.objects.delete(from);
    return done();
  }
}
