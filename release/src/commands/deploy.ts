import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames, root } from '../../../shared/repository/paths.mjs';
import { buildPackages } from '../build/build-site';
import { previewOf, previewRemote, removePreview } from '../preview/previews';
import { goLive, publishRemote, publishShell } from '../publish/publish';
import { currentShell, readHistory, readRemotes, readStaged, withoutStaged } from '../site/records';

const usage = `Publishes one package into the site's folder and changes nothing else.
  npm run deploy:local -- mfe-menu                    builds a remote (or shell) and publishes it
  npm run deploy:local -- mfe-menu --built <folder>   publishes the built package in this folder
  npm run deploy:local -- mfe-menu --preview          publishes it for visitors with its link only
  npm run deploy:local -- promote mfe-menu            publishes the preview for all visitors
  npm run deploy:local -- promote mfe-menu --share 25 publishes it for this percentage of visitors
  npm run deploy:local -- discard mfe-menu            removes the preview; name mfe-menu@<version> if there are several
  npm run deploy:local -- rollback mfe-menu           ends a share, or returns to the previous version; builds nothing`;

const verbs = ['promote', 'discard', 'rollback'] as const;

function parseArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      built: { type: 'string' },
      preview: { type: 'boolean', default: false },
      share: { type: 'string', default: '100' },
    },
  });
  const verb = verbs.find((one) => one === positionals[0]) ?? 'deploy';
  const names = verb === 'deploy' ? positionals : positionals.slice(1);
  const [name = '', version] = names[0]?.split('@') ?? [];
  const { built, preview, share } = values;
  const isFit =
    names.length === 1 &&
    (verb === 'deploy' || (!built && !preview)) &&
    !(preview && name === 'shell');
  if (!isFit || !/^([1-9]\d?|100)$/.test(share) || (verb !== 'promote' && share !== '100')) {
    throw new Error(usage);
  }
  const known = [...remoteNames, 'shell'];
  // Other remotes are built in repositories of their own.
  if (verb !== 'deploy' || built || known.includes(name)) {
    return { verb, name, version, built, preview, share: Number(share) };
  }
  throw new Error(`Unknown package ${name}. Choose from ${known.join(', ')}.`);
}

interface Deployed {
  version: string;
  before: string | null;
}

/** Publishes the built remote in the folder `source` and makes it live, unless that version is live already. */
async function deployRemote(name: string, source: string): Promise<Deployed> {
  const remotes = readRemotes();
  const before = remotes[name]?.version ?? null;
  const line = publishRemote(name, source, remotes[name]);
  if (line.version !== before) await goLive({ remotes: { ...remotes, [name]: line } });
  return { version: line.version, before };
}

async function deployShell(source: string): Promise<Deployed> {
  const before = path.basename(currentShell().base);
  const shell = publishShell(source);
  const version = path.basename(shell.base);
  if (version !== before) await goLive({ shell });
  return { version, before };
}

/** Gives a previewed version to a share of the visitors in percent, or to all. They keep it when the share grows. */
async function promote(name: string, share: number, version?: string): Promise<Deployed> {
  const line = previewOf(name, version);
  const remotes = readRemotes();
  if (share < 100) await goLive({ staged: { ...readStaged(), [name]: { share, line } } });
  else {
    await goLive({ remotes: { ...remotes, [name]: line }, staged: withoutStaged(name) });
    removePreview(name, line.version);
  }
  return { version: line.version, before: remotes[name]?.version ?? null };
}

async function endStage(name: string): Promise<string | null> {
  const staged = readStaged()[name];
  if (!staged) return null;
  await goLive({ staged: withoutStaged(name) });
  return staged.line.version;
}

async function discard(name: string, version?: string): Promise<string> {
  const line = previewOf(name, version);
  if (readStaged()[name]?.line.version === line.version) await endStage(name);
  removePreview(name, line.version);
  return line.version;
}

/** Ends the staged rollout of a remote. Without one, makes its previously live version live again. Builds nothing. */
async function rollBack(name: string): Promise<Deployed> {
  const remotes = readRemotes();
  const live = remotes[name]?.version ?? null;
  const reserved = await endStage(name);
  if (reserved && live) return { version: live, before: reserved };
  const history = readHistory();
  const former = history[name] ?? [];
  const line = former.at(-1);
  if (!line) {
    throw new Error(
      `The site has run no other version of ${name}, so there is nothing to roll back to.`,
    );
  }
  await goLive({
    remotes: { ...remotes, [name]: line },
    history: { ...history, [name]: former.slice(0, -1) },
  });
  return { version: line.version, before: live };
}

const runs = (name: string, { version, before }: Deployed) => {
  const was = before === version ? ' already' : before ? ` instead of ${before}` : '';
  return `The site runs ${name} ${version}${was}.`;
};

async function deploy(): Promise<string> {
  const { verb, name, version, built, preview, share } = parseArguments();
  // Throws before the first build, when there is no site to change.
  currentShell();
  if (verb === 'rollback') return runs(name, await rollBack(name));
  if (verb === 'discard') return `Ended the preview ${name}@${await discard(name, version)}.`;
  if (verb === 'promote') {
    const promoted = await promote(name, share, version);
    if (share === 100) return runs(name, promoted);
    return `${share} of 100 visitors get ${name} ${promoted.version}, the others ${promoted.before}.`;
  }
  if (!built) await buildPackages(name);
  const source = path.resolve(built ?? `${root}/${name}`);
  if (name === 'shell') return runs(name, await deployShell(source));
  if (!preview) return runs(name, await deployRemote(name, source));
  const previewed = await previewRemote(name, source);
  return `Only visitors with this link see ${name} ${previewed.version}:\n${previewed.link}`;
}

export const run = async (): Promise<void> => console.log(await deploy());
