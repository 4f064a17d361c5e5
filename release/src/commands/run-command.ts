/** Runs a command; what it rejects with is told in plain words, and the process ends with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch((error: Error) => {
    console.error(error.message);
    if (error.cause) console.error(error.cause);
    process.exitCode = 1;
  });
}
