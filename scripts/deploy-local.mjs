import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { remoteNames, root } from './paths.mjs';
import { must } from './run.mjs';

const usage = `Publishes one remote into the site's folder; everything else stays as it is.
  npm run deploy:local -- mfe-menu                    builds this remote alone and publishes it
  npm run deploy:local -- mfe-menu --built <folder>   publishes what has been built in that folder
  npm run deploy:local -- rollback mfe-menu           puts back what ran before; builds nothing`;

function askedFor() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { built: { type: 'string' } },
  });
  const back = positionals[0] === 'rollback';
  const names = back ? positionals.slice(1) : positionals;
  if (names.length !== 1 || (back && values.built)) throw new Error(usage);
  const [name] = names;
  if (remoteNames.includes(name)) return { name, back, built: values.built };
  throw new Error(`There is no remote ${name}. Choose from ${remoteNames.join(', ')}.`);
}

async function deploy(name, built) {
  if (!built) await must('npm', ['run', 'build', '-w', `@burger/${name}`]);
  const { deployRemote } = await import('./site/deploy-remote.mjs');
  const { line, before } = await deployRemote(name, path.resolve(built ?? `${root}/${name}`));
  return line.version === before?.version
    ? `The site runs ${name} ${line.version} already.`
    : `The site runs ${name} ${line.version}${before ? ` instead of ${before.version}` : ''}.`;
}

async function rollBack(name) {
  const { rollBackRemote } = await import('./site/deploy-remote.mjs');
  const { line, before } = await rollBackRemote(name);
  return `The site runs ${name} ${line.version} again, instead of ${before.version}.`;
}

try {
  const { name, back, built } = askedFor();
  await ensureInstalled();
  console.log(await (back ? rollBack(name) : deploy(name, built)));
} catch (error) {
  console.error(error.message);
  if (error.cause) console.error(error.cause);
  process.exitCode = 1;
}
