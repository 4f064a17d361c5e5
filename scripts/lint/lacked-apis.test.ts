import { RuleTester } from 'eslint';
import { lackedApis } from './lacked-apis.mjs';

const withMarkup = { parserOptions: { ecmaFeatures: { jsx: true } } };

new RuleTester({ languageOptions: withMarkup }).run('lacked-apis', lackedApis, {
  valid: [
    'fetch("/"); new IntersectionObserver(look); navigator.locks.request("a", run);',
    'typeof requestIdleCallback === "function"',
    'document.startViewTransition?.(change)',
    'if ("requestIdleCallback" in window) requestIdleCallback(run); else setTimeout(run, 50);',
    'addEventListener("storage", read); list.addEventListener("scroll", look);',
    'if ("onscrollend" in window) addEventListener("scrollend", align); else wait();',
    '<button onClick={press} />; <Jump onScrollEnd={align} />;',
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
    'addEventListener("scrollend", align)',
    'list.addEventListener("scrollend", align, { once: true })',
    '<ul onScrollEnd={align} />',
  ].map((code) => ({ code, errors: [{ message: /is lacked by .*safari 16.4/ }] })),
});
