// What webpack's code asks of federation in a remote: remotes show nothing of other remotes, share nothing of their own,
// and begin with no shared module. In place of `@module-federation/webpack-bundler-runtime`, of its own parts.
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
