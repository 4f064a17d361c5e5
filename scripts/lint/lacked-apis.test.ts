import { RuleTester } from 'eslint';
import { lackedApis } from './lacked-apis.mjs';

new RuleTester().run('lacked-apis', lackedApis, {
  valid: [
    'fetch("/"); new IntersectionObserver(look); navigator.locks.request("a", run);',
    'typeof requestIdleCallback === "function"',
    'document.startViewTransition?.(change)',
    'if ("requestIdleCallback" in window) requestIdleCallback(run); else setTimeout(run, 50);',
    // Our own, whatever its name.
    'const URL = { parse() {} }; URL.parse("/");',
  ],
  invalid: [
    'requestIdleCallback(run)',
    'new CloseWatcher()',
    'navigator.vibrate(1)',
    'document.startViewTransition(change)',
    'Promise.withResolvers()',
    'Object.groupBy([], String)',
    'URL.parse("/")',
    'AbortSignal.any([])',
  ].map((code) => ({ code, errors: [{ message: /is lacked by .*safari 16.4/ }] })),
});
