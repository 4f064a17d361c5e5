import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { shopEvents } from '@burger/shared/contracts';
import { fields } from '@burger/shared/platform/reading';

const modes: readonly unknown[] = ['live', 'latest', 'held'];

function problemOf(remote: string, name: string, event: unknown): string | null {
  const { owner, delivery, schema } = fields(event);
  const prefix = `${remote.replace(/^mfe-/, '')}:`;
  if (Object.hasOwn(shopEvents, name)) return 'which the contract has';
  if (!name.startsWith(prefix)) return `which lacks the prefix ${prefix}`;
  if (!/^[a-z-]+\/[a-z-]+$/.test(name.slice(prefix.length))) return 'which is no noun/verb';
  if (owner !== remote) return `which ${String(owner)} owns`;
  if (!modes.includes(delivery)) return `with the delivery ${String(delivery)}`;
  return typeof fields(schema)['~standard'] === 'object' ? null : 'without a schema';
}

/** Throws for declared bus events that are not the remote's own, or are incomplete. */
export function checkEvents(remote: string, events: unknown): void {
  for (const [name, event] of Object.entries(fields(events))) {
    const problem = problemOf(remote, name, event);
    if (problem) throw new Error(`${remote} declares the bus event ${name}, ${problem}.`);
  }
}

const require = createRequire(import.meta.url);

/** Checks the bus events that the built remote in the folder `source` declares in `exposures/events.ts`. */
export function checkBuiltEvents(remote: string, source: string): void {
  const file = path.resolve(source, 'dist/node/Events.cjs');
  if (!existsSync(file)) return;
  let module: unknown;
  try {
    module = require(file);
  } catch (cause) {
    throw new Error(`The bus events of ${remote} cannot be read from ${file}.`, { cause });
  }
  checkEvents(remote, fields(module)['events']);
}
