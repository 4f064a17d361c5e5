import { isOfficial } from '../../local-backend/src/testing/official-firestore';

/** `test` for cases that only the stand-in rejects. They are skipped on Google's emulator. */
export const standInOnly = isOfficial ? test.skip : test;
