export { devOriginOf } from './dev-server.mjs';
export { picturesAddress, picturesFolder } from './pictures.mjs';
export { restaurantFolder, restaurantLanguages } from './restaurant-folder.mjs';
export { remoteConfig } from './remote-config.mjs';
export { shellConfig } from './shell-config.mjs';
export { singletonNames } from './singletons.mjs';
