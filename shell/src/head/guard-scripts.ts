import { trustedHtmlName } from '@burger/shared/platform/trusted-html';

type Rule = (text: string) => string | null;

interface Global {
  trustedTypes?: { createPolicy: (name: string, rules: Record<string, Rule>) => void };
  [pinsName]?: Map<string, string>;
  [trustedHtmlName]?: Set<string>;
}

const pinsName = Symbol.for('burger.pins@1');

// Google's sign-in and reCAPTCHA, whose paths the Content-Security-Policy limits.
const ofGoogle = /^https:\/\/(apis|www)\.(google|gstatic)\.com\//;
const ownFiles = /^\/(local\/.*|service-worker\.js)$/;

const folderOf = (address: string) => address.replace(/[^/]*$/, '');

/**
 * Creates the page's only Trusted Types policy, which browsers apply to each text that becomes the URL of a script
 * or HTML. Script URLs must lie in a folder of the deployment's pinned scripts. Chunk loaders of all bundles, also
 * of earlier releases, assign texts, so the policy is the default one.
 */
export function guardScripts(page: Document = document): void {
  const all = globalThis as Global;
  // React creates script elements from this text.
  const html = (all[trustedHtmlName] = new Set(['', '<script></script>']));
  all.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (html.has(text) ? text : null),
    createScriptURL: (text) => {
      const { href } = new URL(text, location.href);
      // Without the parameter reCAPTCHA inserts plain texts as HTML.
      if (ofGoogle.test(href)) return href.replace(/\/recaptcha\/.*\?/, '$&trustedtypes=true&');
      const here = (address: string) => address.replace(location.origin, '');
      const files = [
        ...(all[pinsName]?.keys() ?? []),
        ...(page.getElementById('page-scripts')?.textContent.match(/[^"]+\.js(?=")/g) ?? []),
      ];
      const isKnown =
        ownFiles.test(here(href)) ||
        files.some((file) => folderOf(here(file)) === folderOf(here(href)));
      return isKnown ? text : null;
    },
  });
}
