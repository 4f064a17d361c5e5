/** @param {{ message: string, path?: readonly (PropertyKey | { key: PropertyKey })[] }} issue */
const describe = ({ message, path = [] }) => {
  const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
  return keys.length > 0 ? `${keys.join('.')}: ${message}` : message;
};

/** @type {typeof import('./check.mjs').checkAgainst} */
export const checkAgainst = (events) => (name, payload) => {
  const event = events[name];
  if (!event) throw new TypeError(`Unknown event ${name}`);
  const result = event.schema['~standard'].validate(payload);
  if (result instanceof Promise) throw new TypeError(`Event ${name}: the schema is asynchronous`);
  if (!result.issues) return result.value;
  throw new TypeError(`Event ${name}: ${result.issues.map(describe).join('; ')}`);
};
