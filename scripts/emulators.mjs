import { ensureDevelopersTools } from './ensure-installed.mjs';
import { importRelease } from './load.mjs';
import { root } from '../shared/repository/paths.mjs';
import { runCommand } from '../shared/repository/run.mjs';

// Runs the deployable build on Google's emulators: npm run emulators
await runCommand(async () => {
  await ensureDevelopersTools();
  const { findFirestoreEmulator } = await import('./test/firestore-emulator.mjs');
  const emulator = findFirestoreEmulator();
  if ('missing' in emulator) throw new Error(emulator.missing);
  const { buildAll } = await importRelease('build/build-site');
  await buildAll();
  const { owner, startEmulators } = await import('./emulators/start.mjs');
  const { front, ports, site, stop } = await startEmulators({
    emulator,
    folder: `${root}/reports/emulators`,
  });
  console.log(`${site} runs on Google's emulators (Hosting itself: http://127.0.0.1:${ports.hosting}).
Open it with: chromium --user-data-dir=/tmp/burger-emulators --ignore-certificate-errors --host-resolver-rules="MAP * 127.0.0.1:${front}" ${site}
Counter: ${site}/kitchen, email ${owner.email}, password ${owner.password}. Stop with Ctrl+C.`);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => void stop());
});
