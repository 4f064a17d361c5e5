import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { remoteNames, root } from '../../../shared/repository/paths.mjs';
import { buildPackages } from '../build/build-site';
import { restoreStoredConfig } from '../headers/hosting-config';
import { linksComment, previewFor } from '../preview/previews';

const usage = `Publishes previews for a pull request into the site's folder, and replaces its previous ones.
  node scripts/release.mjs previews pull-12 mfe-menu mfe-content   builds these remotes and publishes their previews
  node scripts/release.mjs previews pull-12                        removes all previews of the pull request
  --origin https://your-site.example   address for the links, which are also written to reports/previews.md`;

function parseArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { origin: { type: 'string', default: '' } },
  });
  const [who = '', ...names] = positionals;
  if (!/^pull-\d+$/.test(who) || names.some((name) => !remoteNames.includes(name))) {
    throw new Error(usage);
  }
  return { who, names, origin: values.origin };
}

export async function run(): Promise<void> {
  const { who, names, origin } = parseArguments();
  if (names.length > 0) await buildPackages(...names);
  restoreStoredConfig();
  const { previews, ended } = await previewFor(who, names);
  for (const named of ended) console.log(`Ended the preview ${named}.`);
  if (previews.length === 0) return;
  const comment = linksComment(previews, origin);
  mkdirSync(`${root}/reports`, { recursive: true });
  writeFileSync(`${root}/reports/previews.md`, comment);
  console.log(comment);
}
