import { isOfficial } from '../../local-backend/src/testing/official-firestore';

/** A test of what only the stand-in is strict about: skipped, and counted so, where the store is Google's emulator. */
export const standInOnly = isOfficial ? test.skip : test;
