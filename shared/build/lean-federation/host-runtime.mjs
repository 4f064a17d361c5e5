// Replaces `@module-federation/webpack-bundler-runtime` with the same parts except for exposing modules,
// which the shell does not do.
import * as runtime from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import { initWith } from './init-with.mjs';

export default {
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    installInitialConsumes,
    init: initWith(runtime.init),
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
