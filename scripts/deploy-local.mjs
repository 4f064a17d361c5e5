import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { remoteNames, root } from './paths.mjs';
import { must } from './run.mjs';

const usage = `Publishes one package into the site's folder; everything else stays as it is.
  npm run deploy:local -- mfe-menu                    builds this remote (or shell) alone and publishes it
  npm run deploy:local -- mfe-menu --built <folder>   publishes the remote that has been built in that folder
  npm run deploy:local -- rollback mfe-menu           puts back what ran before; builds nothing`;

function askedFor() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { built: { type: 'string' } },
  });
  const back = positionals[0] === 'rollback';
  const names = back ? positionals.slice(1) : positionals;
  const [name] = names;
  if (names.length !== 1 || (values.built && (back || name === 'shell'))) throw new Error(usage);
  const known = back ? remoteNames : [...remoteNames, 'shell'];
  if (known.includes(name)) return { name, back, built: values.built };
  throw new Error(`There is no package ${name}. Choose from ${known.join(', ')}.`);
}

async function deploy(name, built) {
  if (!built) await must('npm', ['run', 'build', '-w', `@burger/${name}`]);
  if (name === 'shell') return (await import('./site/deploy-shell.mjs')).deployShell();
  const { deployRemote } = await import('./site/deploy-remote.mjs');
  return deployRemote(name, path.resolve(built ?? `${root}/${name}`));
}

async function rollBack(name) {
  const { rollBackRemote } = await import('./site/deploy-remote.mjs');
  return rollBackRemote(name);
}

try {
  const { name, back, built } = askedFor();
  await ensureInstalled();
  const { version, before } = await (back ? rollBack(name) : deploy(name, built));
  const was = before === version ? ' already' : before ? ` instead of ${before}` : '';
  console.log(`The site runs ${name} ${version}${was}.`);
} catch (error) {
  console.error(error.message);
  if (error.cause) console.error(error.cause);
  process.exitCode = 1;
}
