import path from 'node:path';
import { workerData } from 'node:worker_threads';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sayFromWorker, serveInWorker } from '../workers/serve-in-worker';
import { createAccountFile } from './account-file';
import { createAuthEmulator, type AuthEmulator } from './auth-emulator';

const { dataDir, projectId } = workerData as { dataDir: string; projectId: string };
const file = createAccountFile(path.join(dataDir, 'accounts.json'));

// Listens at once: what arrives while the emulator is still loading waits for it.
const starting = createAuthEmulator(projectId, file.read());
let emulator: AuthEmulator | null = null;
const save = (): void => {
  if (emulator) file.write(emulator.accounts());
};

// These change no more than the time of the last sign-in, which may be written a moment later.
const savedLater = /:lookup|:signInWithPassword|\/token/;
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

/** Nobody hears that an account was made before it is on the disk. */
function saveBeforeAnswering(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '';
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((...args: unknown[]) => {
    if (savedLater.test(url)) saveSoon();
    else save();
    announce(url);
    return end(...args);
  }) as typeof response.end;
}

// A rejection nobody catches ends the thread, and with it the program: what is wrong gets printed.
void starting.then((started) => {
  emulator = started;
});

void serveInWorker((request, response) => {
  void starting.then((started) => {
    if (request.method !== 'GET' && request.method !== 'OPTIONS') {
      saveBeforeAnswering(request, response);
    }
    started.answer(request, response);
  });
}, save);
