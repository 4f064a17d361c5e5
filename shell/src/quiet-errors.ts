// React calls `Error(…)` for a few fixed errors while it starts. Whatever watches a page, Lighthouse or a debugger, has
// a stack taken of each, for which the browser parses all functions that are running once more: the whole bundle. That
// takes longer than everything else at the start, and nobody ever reads those stacks.
const usual = globalThis.Error;

const withoutStack = (message?: string) =>
  Object.assign(Object.create(usual.prototype) as Error, { message });

// Only plain calls: `new Error` and classes that extend it are as ever.
globalThis.Error = new Proxy(usual, {
  apply: (_target, _self, [message]: [string?]) => withoutStack(message),
});

/** From here on all errors say again where they come from. */
export const loudErrors = (): void => {
  globalThis.Error = usual;
};
