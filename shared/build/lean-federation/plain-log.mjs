// Replaces Module Federation's logger, which collects stack traces; the console shows the caller anyway.
export const createLogger = (prefix) => ({
  warn: (...messages) => console.warn(prefix, ...messages),
  error: (...messages) => console.error(prefix, ...messages),
});

// Module Federation uses these loggers only in builds.
const none = () => undefined;
export const logger = undefined;
export const infrastructureLogger = undefined;
export { none as bindLoggerToCompiler, none as createInfrastructureLogger };
