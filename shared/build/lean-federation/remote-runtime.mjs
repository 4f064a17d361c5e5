// Replaces `@module-federation/webpack-bundler-runtime` with the same parts except for those that only hosts
// and providers run.
import { init } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { initWith } from './init-with.mjs';

export default {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    initContainerEntry,
    init: initWith(init),
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
