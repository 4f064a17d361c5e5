import { runProgram } from './run-program.mjs';

// Whether bills are numbered without a gap, and those of a month for a spreadsheet: functions/src/register.
await runProgram('register');
