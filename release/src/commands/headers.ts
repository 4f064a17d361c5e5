import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { root } from '../../../scripts/paths.mjs';
import { baseConfig } from '../headers/hosting-config';

// Brings the headers of `firebase.json` up to date after a change in `shared/security`.
const file = `${root}/firebase.json`;
const text = JSON.stringify(baseConfig(), null, 2);
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
