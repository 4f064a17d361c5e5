import { parseRules, RulesError } from './parse';
import { createRules } from './rules';

/** A whole rules file around the inside of the documents block, which begins on line 4. */
const file = (inside: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${inside}
  }
}`;
const condition = (expression: string) => file(`match /a/{id} { allow get: if ${expression}; }`);
const load = (source: string) => createRules(parseRules(source));

test.each([
  ['rules of the first version', "rules_version = '1';", 1, "only rules_version '2'"],
  ['another service', "rules_version = '2';\nservice firebase.storage {}", 2, 'expected "cloud"'],
  ['a file that stops', file('').slice(0, -1), 6, '"end of file"'],
  ['an unknown statement', file('deny read;'), 4, 'expected allow, match, function'],
  ['an unknown permission', file('match /a/{b} { allow reads: if true; }'), 4, 'cannot allow'],
  ['one that objects have', file('match /a/{b} { allow toString: if true; }'), 4, 'cannot allow'],
  ['an allow of nothing', file('match /a/{b} { allow : if true; }'), 4, 'what is allowed'],
  ['a recursive wildcard', file('match /{all=**} { allow read: if true; }'), 4, 'cannot read "**'],
  ['let', file('function f() { let a = 1; return a; }'), 4, 'expected "return"'],
  ['arithmetic', condition('1 + 1 == 2'), 4, 'cannot read "+'],
  ['a path as a value', condition('/databases/x == 1'), 4, 'unknown expression'],
  ['an escape in a text', condition("'a\\n' == 'b'"), 4, 'cannot read'],
  ['two comparisons in a row', condition('1 == 1 == true'), 4, 'expected ";"'],
  ['an unknown name', condition('resourse.data.a == 1'), 4, 'unknown name "resourse"'],
  ['an unknown member', condition('request.query.offset == 1'), 4, 'request.query.offset'],
  ['an unknown member of resource', condition('resource.id == null'), 4, 'resource.id'],
  ['request by itself', condition('request == null'), 4, 'request needs a member'],
  ['an unknown function', condition('exists(1)'), 4, 'unknown function "exists"'],
  ['a method named like a property', condition('resource.data.a.valueOf()'), 4, 'unknown function'],
  ['an unknown type', condition('resource.data.a is text'), 4, 'unknown type "text"'],
  [
    'a function with too few arguments',
    file('function f(a) { return a; }\nmatch /a/{b} { allow get: if f(); }'),
    5,
    'f takes 1 arguments, not 0',
  ],
  ['a function that calls itself', file('function f() { return f(); }'), 4, 'calls itself'],
  [
    'functions that call each other',
    file('function f() { return g(); }\nfunction g() { return f(); }'),
    5,
    'calls itself',
  ],
  ['a parameter of a known name', file('function f(request) { return 1; }'), 4, '"request" is alr'],
  ['the same wildcard twice', file('match /a/{b}/c/{b} { }'), 4, '"b" is already taken'],
  [
    'a wildcard used outside of its match',
    file('function f() { return id; }\nmatch /a/{id} { allow get: if f(); }'),
    4,
    'unknown name "id"',
  ],
])('refuses %s, naming the line', (_name, source, line, message) => {
  expect(() => load(source)).toThrow(RulesError);
  expect(() => load(source)).toThrow(`firestore.rules, line ${line}: `);
  expect(() => load(source)).toThrow(message);
});

test('comments of both kinds and line breaks change nothing', () => {
  const rules = load(file('/* two\n lines */ match /a/{id} { // why\n allow\n read: if true; }'));
  const asked = { path: ['a', 'x'], auth: null, time: 0, resource: null };
  expect(rules.allows({ ...asked, method: 'get' })).toBe(true);
  expect(rules.allows({ ...asked, method: 'create' })).toBe(false);
});
