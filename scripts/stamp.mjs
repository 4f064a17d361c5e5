import { ensureInstalled } from './ensure-installed.mjs';

// Writes the pages anew from what `remotes.json` says, without building anything.
await ensureInstalled();
const { readRemotes } = await import('./site/remotes-file.mjs');
const { currentShell } = await import('./site/shell-record.mjs');
const { announce } = await import('./site/announce.mjs');
await announce({ ...currentShell(), remotes: readRemotes() });
