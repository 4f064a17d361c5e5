/** Tests in a jest report; a file that could not run at all counts as one failure. */
export function jestTotals(text) {
  const report = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Tests in a Playwright report. There are no retries, so a flaky one does not exist. */
export function playwrightTotals(text) {
  const { stats } = JSON.parse(text);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
