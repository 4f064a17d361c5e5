import type { ErrorRequestHandler } from 'express';

/** Says on the terminal what failed, and to the browser only that something did. */
export function answerFailures(say: (line: string) => void): ErrorRequestHandler {
  return (error: Error & { status?: number }, request, response, next) => {
    const status = error.status ?? 500;
    if (status >= 500)
      say(`${request.method} ${request.path} failed: ${error.stack ?? error.name}`);
    if (response.headersSent) return next(error);
    response.status(status).json({
      error: {
        code: status < 500 ? 'invalid' : 'internal',
        message: 'This could not be answered.',
      },
    });
  };
}
