import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames, root } from '../../../scripts/paths.mjs';
import { buildPackages } from '../../../scripts/build-all.mjs';
import { discard } from './discard';
import { previewRemote } from '../preview/preview';
import { promote, stage } from './promote';
import { deployRemote, type Deployed } from './deploy-remote';
import { deployShell } from './deploy-shell';
import { rollBack } from './roll-back';
import { runCommand } from './run-command';

const usage = `Publishes one package into the site's folder; everything else stays as it is.
  npm run deploy:local -- mfe-menu                    builds this remote (or shell) alone and publishes it
  npm run deploy:local -- mfe-menu --built <folder>   publishes the package that has been built in that folder, here or
                                                      elsewhere
  npm run deploy:local -- mfe-menu --preview          publishes it for those who open a link
  npm run deploy:local -- promote mfe-menu            gives the preview to everybody
  npm run deploy:local -- promote mfe-menu --share 25 gives it to so many of a hundred visitors
  npm run deploy:local -- discard mfe-menu            ends the preview; both take mfe-menu@<version> where there are several
  npm run deploy:local -- rollback mfe-menu           ends what a share gets, or puts back what ran before; builds nothing`;

const verbs = ['promote', 'discard', 'rollback'] as const;
type Verb = (typeof verbs)[number] | 'deploy';

interface Asked {
  verb: Verb;
  name: string;
  version: string | undefined;
  built: string | undefined;
  preview: boolean;
  share: number;
}

function askedFor(): Asked {
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
  // Others are built in repositories of their own.
  if (verb !== 'deploy' || built || known.includes(name)) {
    return { verb, name, version, built, preview, share: Number(share) };
  }
  throw new Error(`There is no package ${name}. Choose from ${known.join(', ')}.`);
}

async function built({ name, built }: Asked): Promise<string> {
  if (!built) await buildPackages(name);
  return path.resolve(built ?? `${root}/${name}`);
}

const runs = (name: string, { version, before }: Deployed) => {
  const was = before === version ? ' already' : before ? ` instead of ${before}` : '';
  return `The site runs ${name} ${version}${was}.`;
};

/** Does what is asked; answers what is said of it. */
async function run(asked: Asked): Promise<string> {
  const { verb, name, version, share } = asked;
  if (verb === 'rollback') return runs(name, await rollBack(name));
  if (verb === 'discard') return `Nobody sees ${name} ${await discard(name, version)} any more.`;
  if (verb === 'promote' && share < 100) {
    const { version: staged, before } = await stage(name, share, version);
    return `${share} of 100 visitors get ${name} ${staged}, the others ${before}.`;
  }
  if (verb === 'promote') return runs(name, await promote(name, version));
  const source = await built(asked);
  if (name === 'shell') return runs(name, await deployShell(source));
  if (!asked.preview) return runs(name, await deployRemote(name, source));
  const previewed = await previewRemote(name, source);
  return `Who opens this sees ${name} ${previewed.version}, everybody else what is live:\n${previewed.link}`;
}

await runCommand(async () => console.log(await run(askedFor())));
