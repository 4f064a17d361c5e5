import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { onlyProxied, sayFromWorker, serveInWorker } from '../workers/serve-in-worker';
import { counterAccount, createAccountFile, saveBeforeAnswering, withCounter } from './accounts';
import { createAuthEmulator, type AuthEmulator } from './emulator';

const { dataDir, projectId, secret } = workerData as Record<
  'dataDir' | 'projectId' | 'secret',
  string
>;
const file = createAccountFile(path.join(dataDir, 'accounts.json'), sayFromWorker);

// Listen before the emulator has loaded, so that early requests wait instead of failing.
const starting = createAuthEmulator(projectId, withCounter(file.read(), counterAccount(dataDir)));
let emulator: AuthEmulator | null = null;

function save(): boolean {
  try {
    if (emulator) file.write(emulator.accounts());
    return true;
  } catch (error) {
    sayFromWorker(`The accounts could not be written: ${(error as Error).message}`);
    return false;
  }
}

const isAsking = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' || method === 'OPTIONS' || url.endsWith(':lookup');

// These calls only update the last sign-in time, so saving may be delayed.
const savedLater = /:signInWithPassword|\/token/;
let timer: NodeJS.Timeout | null = null;
const saveSoon = (): void => {
  timer ??= setTimeout(() => {
    timer = null;
    save();
  }, 250);
};

function announce(url: string): void {
  if (/:sendVerificationCode/.test(url)) {
    const sent = emulator?.lastCode();
    if (sent) sayFromWorker(`Code for ${sent.phoneNumber}: ${sent.code}`);
  }
  if (/:sendOobCode/.test(url)) {
    const sent = emulator?.lastLink();
    const ending = sent?.requestType === 'PASSWORD_RESET' ? '&newPassword=YOUR_NEW_PASSWORD' : '';
    if (sent) sayFromWorker(`Link for ${sent.email}: ${sent.oobLink}${ending}`);
  }
}

function keep(url: string): boolean {
  if (savedLater.test(url)) saveSoon();
  else if (!save()) return false;
  announce(url);
  return true;
}

// If the emulator fails, the unhandled rejection ends thread and program, which prints the error.
void starting.then((started) => {
  emulator = started;
});

const answer = onlyProxied(secret, (request, response) => {
  void starting.then((started) => {
    if (!isAsking(request)) {
      saveBeforeAnswering(response, () => keep(request.url ?? ''));
    }
    started.answer(request, response);
  });
});

void serveInWorker(answer, () => void save());
