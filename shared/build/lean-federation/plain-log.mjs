// Replaces the runtime's logger, which collects stack traces; the console shows the caller anyway.
export const createLogger = (prefix) => ({
  warn: (...said) => console.warn(prefix, ...said),
  error: (...said) => console.error(prefix, ...said),
});

// Used in builds only.
const none = () => undefined;
export const logger = undefined;
export const infrastructureLogger = undefined;
export { none as bindLoggerToCompiler, none as createInfrastructureLogger };
