import { remoteConfig } from '@burger/shared/build';

const configs = remoteConfig(import.meta.dirname);

// The owner of the session comes with every page, and so does the menu of the account: what both need is one file,
// though it is smaller than webpack makes files by itself.
const splitChunks = { minSize: 12_000 };

export default (env, options) => {
  const built = configs(env, options);
  if (!Array.isArray(built)) return built;
  const [web, node] = built;
  return [{ ...web, optimization: { splitChunks } }, node];
};
