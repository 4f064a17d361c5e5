import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { privateNames } from './private-names.mjs';

const linter = new Linter();

const config = {
  files: ['**/*.ts'],
  languageOptions: { parser: tseslint.parser },
  plugins: { names: { rules: { private: privateNames } } },
  rules: { 'names/private': 'error' },
};

const faultsOf = (code: string) =>
  linter
    .verify(code, [config] as never, 'names.ts')
    .map(({ messageId, message }) => (messageId ? /"(\w+)"/.exec(message)?.[1] : message));

test.each([
  ['a variable', 'const keptOrder = 1;', 'keptOrder'],
  ['one element of an array', 'const [told, tell] = both;', 'told'],
  ['a renamed property', 'const { order: asked } = request;', 'asked'],
  ['a function', 'function readPapers() {}', 'readPapers'],
  ['a parameter with a default', 'const read = (wanted = 1) => wanted;', 'wanted'],
  ['rest parameters', 'function call(...given) {}', 'given'],
  ['a class', 'class OrderBook {}', 'OrderBook'],
  ['a type', 'type SeenBill = string;', 'SeenBill'],
  ['an interface', 'interface TakenSlots {}', 'TakenSlots'],
  ['a constant', 'const MAX_KEPT_ORDERS = 1;', 'MAX_KEPT_ORDERS'],
])('names/private reports %s with a private word', (_kind, code, name) => {
  expect(faultsOf(code)).toEqual([name]);
});

test.each([
  ['words of the field', 'const storedOrder = { requested: true };'],
  ['a property, which may be stored or sent', 'const change = { kept: [], taken: [] };'],
  ['a variable that takes its name from a property', 'const { kept } = change;'],
  ['a word that only contains a private one', 'const bookmark = "mistaken";'],
])('names/private accepts %s', (_kind, code) => {
  expect(faultsOf(code)).toEqual([]);
});
