export { devPorts } from './dev-server.mjs';
export { picturesAddress, picturesFolder } from './pictures.mjs';
export { remoteConfig } from './remote-config.mjs';
export { shellConfig } from './shell-config.mjs';
export { singletonNames } from './singletons.mjs';
