import { runProgram } from './run-program.mjs';

// Who may use the counter: functions/src/staff-command.
await runProgram('staff');
