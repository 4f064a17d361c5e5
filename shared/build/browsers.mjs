import browserslist from 'browserslist';

// Names that differ between the list and the compiler; phones' editions are of the same engine.
const names = { ios_saf: 'ios', and_chr: 'chrome', and_ff: 'firefox' };
const numberOf = (version) => parseFloat(version);

/** The oldest version of each browser that the site supports (`.browserslistrc`), as the compiler wants it. */
export function oldestBrowsers() {
  const oldest = {};
  for (const one of browserslist(undefined, { path: import.meta.dirname })) {
    const [name, version] = one.split(' ');
    const browser = names[name] ?? name;
    if (!(numberOf(oldest[browser]) <= numberOf(version))) oldest[browser] = version.split('-')[0];
  }
  return oldest;
}
