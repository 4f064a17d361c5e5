import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFirestoreEmulator } from './firestore-emulator.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'emulator-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('findFirestoreEmulator reports a missing jar with the commands that install the emulator', () => {
  const missing = expect.stringMatching(
    /nowhere\.jar does not exist.*google-cloud-cli-firestore-emulator/,
  ) as string;
  expect(findFirestoreEmulator({ FIRESTORE_EMULATOR_JAR: '/nowhere.jar' })).toEqual({ missing });
});

test('findFirestoreEmulator reports a missing Java with the command that installs it', () => {
  const jar = path.join(folder, 'emulator.jar');
  writeFileSync(jar, '');
  const missing = expect.stringMatching(/Java is missing.*openjdk-21-jre-headless/) as string;
  const env = { FIRESTORE_EMULATOR_JAR: jar, JAVA_HOME: '/nowhere' };
  expect(findFirestoreEmulator(env)).toEqual({ missing });
});
