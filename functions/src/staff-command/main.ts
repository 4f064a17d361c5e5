import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { findLocalBackend, localProject, runCommand } from '../store/local';
import { parseArguments, runStaffCommand, usage } from './staff-command';

/** Opens a project's user accounts with local credentials (`gcloud auth application-default login`). */
function accountsOf(projectId: string): Auth {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  return getAuth(initializeApp({ projectId, credential: applicationDefault() }));
}

async function localAccounts(port: number): Promise<Auth> {
  await findLocalBackend(port);
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `localhost:${port}`;
  return getAuth(initializeApp({ projectId: localProject }));
}

const read = () => parseArguments(process.argv.slice(2));

void runCommand(usage, read, async ({ wish, project }) => {
  const accounts = project
    ? accountsOf(project)
    : await localAccounts(Number(process.env['PORT'] ?? 3000));
  const say = (line: string) => console.log(line);
  return runStaffCommand({ accounts, mayCreate: !project, say }, wish);
});
