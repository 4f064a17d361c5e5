import { banner } from './banner';
import { createBackend } from './server';
import { readSettings } from './settings';

async function run(): Promise<void> {
  const settings = readSettings(process.env, __dirname);
  const backend = await createBackend(settings, (line) => console.log(`  ${line}`));
  console.log(banner(backend, settings));

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // Nothing may keep a terminal waiting: what is acknowledged is on the disk already.
    setTimeout(() => process.exit(0), 8000).unref();
    void backend.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

run().catch((error: unknown) => {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
