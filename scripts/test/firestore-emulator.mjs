import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Main class of the emulator's jar, because the Cloud SDK's jar names none in its manifest. */
export const emulatorClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

const inSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

const installJava =
  'Install Java 21 or newer (Debian, Ubuntu: sudo apt-get install openjdk-21-jre-headless) and put it on the PATH, or set JAVA_HOME.';

const installEmulator =
  "Install the emulator with the Google Cloud SDK: gcloud components install cloud-firestore-emulator, or from Google's apt repository sudo apt-get install google-cloud-cli-firestore-emulator. Otherwise set FIRESTORE_EMULATOR_JAR to its jar.";

const output = (program, args) => {
  // On Windows gcloud is a script, which needs a shell.
  const shell = process.platform === 'win32' && program === 'gcloud';
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', shell });
  return { isFound: status !== null, isWell: status === 0, stdout, stderr };
};

function findJar(env) {
  if (env.FIRESTORE_EMULATOR_JAR) return path.resolve(env.FIRESTORE_EMULATOR_JAR);
  const { isWell, stdout } = output('gcloud', ['info', '--format=value(installation.sdk_root)']);
  return isWell ? path.join(stdout.trim(), inSdk) : null;
}

/**
 * Returns Google's Firestore emulator and a Java that can run it. Start it with
 * `java -cp <jar> <emulatorClass> --host 127.0.0.1 --port <port>`.
 * @param {Record<string, string | undefined>} [env] Reads JAVA_HOME and FIRESTORE_EMULATOR_JAR.
 * @returns {{ jar: string, java: string } | { missing: string }} `missing` names the part that is missing and how to
 *   install it.
 */
export function findFirestoreEmulator(env = process.env) {
  const jar = findJar(env);
  if (!jar || !existsSync(jar)) {
    const searched = jar ? `${jar} does not exist` : 'gcloud was not found';
    return { missing: `The Firestore emulator is missing (${searched}). ${installEmulator}` };
  }
  const java = env.JAVA_HOME ? path.join(env.JAVA_HOME, 'bin', 'java') : 'java';
  const started = output(java, ['-cp', jar, emulatorClass, '--version']);
  if (started.isWell) return { jar, java };
  if (!started.isFound) return { missing: `Java is missing (${java}). ${installJava}` };
  const isOld = started.stderr.includes('UnsupportedClassVersionError');
  const reason = isOld ? 'is too old for' : 'does not start';
  return { missing: `${java} ${reason} ${jar}. ${installJava}` };
}
