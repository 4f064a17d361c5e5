import { trustHtml } from '@burger/shared/platform/trusted-html';
import { guardScripts } from './guard-scripts';

type Rule = (text: string) => string | null;
const createPolicy = jest.fn<undefined, [string, Record<string, Rule>]>();
const site = 'http://localhost';
const pins = new Map([['https://menu.example/2.0.0/entry.js', 'sha256-…']]);

function policy(): { url: Rule; html: Rule } {
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  guardScripts();
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect(name).toBe('default');
  return { url: rules['createScriptURL']!, html: rules['createHTML']! };
}

beforeEach(() => {
  createPolicy.mockReset();
  const scripts = {
    run: [{ address: '/shell/1.0.0-a/main.js', integrity: 'sha256-…' }],
    fetch: [
      { address: '/remotes/mfe-menu/1.0.0-a/entry.js', integrity: 'sha256-…' },
      { address: '/remotes/list.json' },
    ],
  };
  document.body.innerHTML = '<script type="application/json" id="page-scripts"></script>';
  document.getElementById('page-scripts')!.textContent = JSON.stringify(scripts);
  Object.assign(globalThis, { [Symbol.for('burger.pins@1')]: pins });
});

test.each([
  '/shell/1.0.0-a/main.js',
  `${site}/shell/1.0.0-a/chunk.js`,
  '/remotes/mfe-menu/1.0.0-a/chunk.js',
  'https://menu.example/2.0.0/chunk.js',
  '/service-worker.js',
  '/local/google-popup.js',
  'https://apis.google.com/js/api.js?onload=go',
  'https://www.gstatic.com/recaptcha/releases/a/recaptcha__en.js',
])('the script URL %s is accepted unchanged', (address) =>
  expect(policy().url(address)).toBe(address),
);

test.each([
  'https://evil.example/shell/1.0.0-a/main.js',
  'https://evil.example/service-worker.js',
  'https://menu.example/1.0.0/chunk.js',
  'https://apis.google.com.evil.example/js/api.js',
  '/remotes/mfe-menu/0.9.0-b/chunk.js',
  '/remotes/other.js',
  '/shell/1.0.0-a/../upload.js',
  '/upload.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/1',
  '',
])('the script URL %s is refused', (address) => expect(policy().url(address)).toBeNull());

test('reCAPTCHA is asked for its version with Trusted Types', () =>
  expect(policy().url('https://www.google.com/recaptcha/api.js?hl=en')).toBe(
    'https://www.google.com/recaptcha/api.js?trustedtypes=true&hl=en',
  ));

test('only texts that the build made are accepted as HTML', () => {
  const { html } = policy();
  expect(html('<b>x</b>')).toBeNull();
  trustHtml('<svg></svg>');
  expect(html('<svg></svg>')).toBe('<svg></svg>');
  expect(html('<script></script>')).toBe('<script></script>');
  expect(html('<script>alert(1)</script>')).toBeNull();
});

test('a browser without Trusted Types starts without a policy', () => {
  Object.assign(globalThis, { trustedTypes: undefined });
  guardScripts();
  expect(createPolicy).not.toHaveBeenCalled();
});
