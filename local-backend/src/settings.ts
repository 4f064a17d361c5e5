import path from 'node:path';
import { appCheckMode, type AppCheckMode } from '@burger/functions/app-check';
import { localProject } from '@burger/functions/local';

/**
 * How the local Firestore handles two transactions on one document: `optimistic` aborts the one that commits
 * later, `pessimistic` lets the second wait for a lock, as Google's emulator does.
 */
export type LockMode = 'optimistic' | 'pessimistic';

export function readLockMode(setting = 'optimistic'): LockMode {
  if (setting === 'optimistic' || setting === 'pessimistic') return setting;
  throw new Error(`FIRESTORE_LOCKS must be optimistic or pessimistic, not "${setting}"`);
}

export interface Settings {
  port: number;
  dataDir: string;
  siteDir: string;
  rootDir: string;
  distDir: string;
  devOrigins: readonly string[];
  /** Disables order limits by account, phone number and address, because all test customers share them. */
  uncountedOrders: boolean;
  /** File for the request log (address and referrer), or null for none. */
  requestLog: string | null;
  /** Runs a fake payment provider: orders can be paid online, and no money moves. */
  payments: boolean;
  /** Runs a stand-in for WhatsApp, which prints the messages. */
  whatsapp: boolean;
  /** The App Check mode for requests without a valid token, or null if App Check is off. */
  appCheck: AppCheckMode | null;
  locks: LockMode;
  /** Shows the page /architecture, links it from pages, and applies its switches. */
  architecture: boolean;
}

export const projectId = localProject;

/** Reads the settings from the environment. Throws if PORT or FIRESTORE_LOCKS is invalid. */
export function readSettings(env: NodeJS.ProcessEnv, distDir: string): Settings {
  const rootDir = path.resolve(distDir, '..', '..');
  const port = Number(env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${env['PORT']}"`);
  }
  return {
    port,
    dataDir: path.resolve(env['DATA_DIR'] ?? path.join(rootDir, '.local')),
    siteDir: path.resolve(env['SITE_DIR'] ?? path.join(rootDir, 'site')),
    rootDir,
    distDir,
    devOrigins: (env['DEV_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean),
    uncountedOrders: env['ORDER_LIMITS'] === 'off',
    requestLog: env['REQUEST_LOG'] ?? null,
    payments: env['PAYMENTS'] === 'stand-in',
    whatsapp: env['WHATSAPP'] === 'stand-in',
    appCheck: appCheckMode(env['APP_CHECK']),
    locks: readLockMode(env['FIRESTORE_LOCKS']),
    architecture: env['ARCHITECTURE'] === 'on',
  };
}
