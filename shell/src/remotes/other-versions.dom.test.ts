import { line } from '../testing/line';

const address = '/remotes/line-1.json';

let asked: string[];
let versions: typeof import('./other-versions');

function pageWith(share: number | null, answers = true) {
  asked = [];
  globalThis.fetch = jest.fn((what: string) => {
    asked.push(what);
    return Promise.resolve({ ok: answers, status: 404, json: () => Promise.resolve(line) });
  }) as never;
  AbortSignal.timeout = () => new AbortController().signal;
  const staged = share !== null && {
    staged: { 'mfe-menu': { version: line.version, share, line: address } },
  };
  const data = JSON.stringify({ list: '/remotes/list-1.json', first: {}, ...staged });
  document.body.innerHTML = `<script type="application/json" id="remotes">${data}</script>`;
  jest.isolateModules(() => {
    versions = jest.requireActual<typeof import('./other-versions')>('./other-versions');
  });
}

afterEach(() => localStorage.clear());

test('where nothing is staged nothing is asked and nothing is kept', async () => {
  pageWith(null);
  await expect(versions.otherVersions()).resolves.toEqual({});
  expect([asked, localStorage.length]).toEqual([[], 0]);
});

test('a visitor of the share gets the staged version, which is asked for once', async () => {
  pageWith(100);
  await versions.otherVersions();
  await expect(versions.otherVersions()).resolves.toEqual({ 'mfe-menu': line });
  expect(asked).toEqual([address]);
  expect(['mfe-menu', 'mfe-content'].map(versions.isOtherVersion)).toEqual([true, false]);
});

test('the others get what is live', async () => {
  pageWith(0);
  await expect(versions.otherVersions()).resolves.toEqual({});
  expect(versions.isOtherVersion('mfe-menu')).toBe(false);
});

test('so does who cannot have it', async () => {
  pageWith(100, false);
  await expect(versions.otherVersions()).resolves.toEqual({});
  expect(versions.isOtherVersion('mfe-menu')).toBe(false);
});
