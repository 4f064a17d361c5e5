import browserslist from 'browserslist';
import { createRequire } from 'node:module';

export const data = createRequire(import.meta.url)('@mdn/browser-compat-data');

const names = {
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
};

const oldest = new Map();
for (const one of browserslist()) {
  const [name, version] = one.split(' ');
  const browser = names[name] ?? name;
  oldest.set(browser, Math.min(oldest.get(browser) ?? Infinity, parseFloat(version)));
}

const isSince = ({ version_added: added, version_removed, flags, prefix }, version) =>
  typeof added === 'string' &&
  !version_removed &&
  !flags &&
  !prefix &&
  parseFloat(added.replace('≤', '')) <= version;

/** Returns the supported browsers that lack a feature; none for an entry without support data. */
export function lackedBy(entry) {
  const support = entry?.__compat?.support;
  if (!support) return [];
  const has = ([browser, version]) =>
    [support[browser] ?? []].flat().some((one) => isSince(one, version));
  return [...oldest].filter((one) => !has(one)).map((one) => one.join(' '));
}
