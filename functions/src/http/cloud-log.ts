import type { Log } from './errors';

/** As a terminal shows it. */
export const plainLog: Log = (line) => console.error(line);

/**
 * A line of JSON each, as Cloud Logging reads it: alerts and filters go by its severity, and requests show as such. What
 * is logged holds nothing of a person, and no key.
 */
export const cloudLog =
  (write: (line: string) => void = (line) => console.log(line)): Log =>
  (message, { severity = 'ERROR', request } = {}) => {
    const httpRequest = request && {
      requestMethod: request.method,
      requestUrl: request.path,
      status: request.status,
    };
    write(JSON.stringify({ severity, message, ...(httpRequest && { httpRequest }) }));
  };
