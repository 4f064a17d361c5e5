import tseslint from '/work/w-m/node_modules/typescript-eslint/dist/index.js';
import { testTitle } from '/work/w-m/scripts/lint/test-title.mjs';
export default [{ ignores: ['**/dist/**','site/**','**/node_modules/**'] }, { files: ['**/*.{test,spec}.{ts,tsx}'], languageOptions: { parser: tseslint.parser, parserOptions: {ecmaFeatures: {jsx: true}} }, linterOptions: { reportUnusedDisableDirectives: 'off' }, plugins: { tests: { rules: { title: testTitle } } , '@typescript-eslint': tseslint.plugin }, rules: { 'tests/title': 'error' } }];
