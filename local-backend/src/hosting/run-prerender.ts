import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export interface PrerenderRunner {
  /** Rejects with what the script said. */
  run(): Promise<void>;
  stop(): void;
}

/** Runs `npm run prerender -- --from <url>` for a site's folder, which asks the server at `url` what is current. */
export function prerenderRunner(rootDir: string, siteDir: string, url: string): PrerenderRunner {
  let child: ChildProcess | undefined;
  return {
    run: () =>
      new Promise((resolve, reject) => {
        const script = path.join(rootDir, 'scripts', 'release.mjs');
        const started = spawn(process.execPath, [script, 'prerender', '--from', url], {
          cwd: rootDir,
          env: { ...process.env, SITE_DIR: siteDir },
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        child = started;
        let said = '';
        started.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
        started.on('error', reject);
        started.on('close', (code) => {
          if (code === 0) resolve();
          else reject(new Error(said.trim() || `prerender ended with ${code}`));
        });
      }),
    stop: () => void child?.kill(),
  };
}
