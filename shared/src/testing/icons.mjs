// Imports each icon from its own file, because a test that renders one would otherwise load all 1,600.
const fileOf = (name) => name.replace(/([a-z0-9])([A-Z])|([a-z])(\d)/g, '$1$3-$2$4').toLowerCase();

module.exports = new Proxy(
  {},
  {
    get: (_icons, name) =>
      typeof name === 'string' && /^[A-Z]/.test(name)
        ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- Loads the icons on first use only.
          require(`../../../node_modules/lucide-react/dist/esm/icons/${fileOf(name)}.mjs`).default
        : undefined,
  },
);
