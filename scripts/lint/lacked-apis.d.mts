import type { Rule } from 'eslint';

/** Refuses what scripts ask of the browser by name and a supported one lacks. */
export const lackedApis: Rule.RuleModule;
