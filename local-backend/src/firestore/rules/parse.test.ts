import { parseRules, RulesError } from './parse';
import { createRules } from './rules';

/** Wraps security rules in a rules file, in which they begin on line 4. */
const file = (inside: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${inside}
  }
}`;
const condition = (expression: string) => file(`match /a/{id} { allow get: if ${expression}; }`);
const load = (source: string) => createRules(parseRules(source));

test.each([
  ['rules_version 1', "rules_version = '1';", 1, "only rules_version '2'"],
  ['a truncated file', file('').slice(0, -1), 6, '"end of file"'],
  ['an unknown statement', file('deny read;'), 4, 'expected allow, match, function'],
  ['an unknown permission', file('match /a/{b} { allow reads: if true; }'), 4, 'cannot allow'],
  ['a recursive wildcard', file('match /{all=**} { allow read: if true; }'), 4, 'cannot read "**'],
  ['arithmetic', condition('1 + 1 == 2'), 4, 'cannot read "+'],
  ['a path as a value', condition('/databases/x == 1'), 4, 'unknown expression'],
  ['an unknown name', condition('resourse.data.a == 1'), 4, 'unknown name "resourse"'],
  ['an unknown member', condition('request.query.offset == 1'), 4, 'request.query.offset'],
  ['an unknown function', condition('exists(1)'), 4, 'unknown function "exists"'],
  ['a function that calls itself', file('function f() { return f(); }'), 4, 'calls itself'],
  [
    'a wildcard outside its match',
    file('function f() { return id; }\nmatch /a/{id} { allow get: if f(); }'),
    4,
    'unknown name "id"',
  ],
])('the rules parser rejects %s and names the line', (_name, source, line, message) => {
  expect(() => load(source)).toThrow(RulesError);
  expect(() => load(source)).toThrow(`firestore.rules, line ${line}: `);
  expect(() => load(source)).toThrow(message);
});
