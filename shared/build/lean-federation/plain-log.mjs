// In place of the runtime's log, which gathers traces of its own: the console says from where it is called.
export const createLogger = (prefix) => ({
  warn: (...said) => console.warn(prefix, ...said),
  error: (...said) => console.error(prefix, ...said),
});

// What only builds use.
const none = () => undefined;
export const logger = undefined;
export const infrastructureLogger = undefined;
export { none as bindLoggerToCompiler, none as createInfrastructureLogger };
