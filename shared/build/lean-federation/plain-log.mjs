// Replaces the runtime's logger, which collects stack traces; the console shows the caller anyway.
export const createLogger = (prefix) => ({
  warn: (...messages) => console.warn(prefix, ...messages),
  error: (...messages) => console.error(prefix, ...messages),
});

// Used in builds only.
const none = () => undefined;
export const logger = undefined;
export const infrastructureLogger = undefined;
export { none as bindLoggerToCompiler, none as createInfrastructureLogger };
