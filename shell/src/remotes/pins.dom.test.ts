import { pinOf, pinOwnScripts, pinScripts } from './pins';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

test("pinScripts registers the published hashes of a folder on the page for all bundles' loaders", () => {
  pinScripts(new URL('https://menu.example/1.0.0/'), { 'menu-page.js': hash });
  expect(pinOf('https://menu.example/1.0.0/menu-page.js')).toBe(hash);
  expect(pinOf('https://menu.example/2.0.0/menu-page.js')).toBe('');
  const pins = Reflect.get(globalThis, Symbol.for('burger.pins@1')) as Map<string, string>;
  expect(pins.get('https://menu.example/1.0.0/menu-page.js')).toBe(hash);
});

test("the shell's own scripts are pinned by the hashes in the page", () => {
  const page = document.implementation.createHTMLDocument();
  pinOwnScripts(page);
  page.body.innerHTML = `<script type="application/json" id="own-scripts">{"base":"/shell/1/","integrity":{"9.js":"${hash}"}}</script>`;
  pinOwnScripts(page);
  expect(pinOf(`${location.origin}/shell/1/9.js`)).toBe(hash);
});
