import { isOfficial } from '../../local-backend/src/testing/official-firestore';

/** `test` for cases that only the local Firestore rejects. They are skipped on Google's emulator. */
export const standInOnly = isOfficial ? test.skip : test;
