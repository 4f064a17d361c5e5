import { data, lackedBy } from './browser-support.mjs';

// What stands behind the names that a page has its objects under.
const interfaces = {
  document: 'Document',
  navigator: 'Navigator',
  window: 'Window',
  self: 'Window',
};
const wordOf = { location: 'Location', history: 'History', performance: 'Performance' };

const owned = (from, name) => (from && Object.hasOwn(from, name) ? from[name] : undefined);
const known = (name) =>
  owned(data.api, interfaces[name] ?? wordOf[name] ?? name) ??
  owned(data.javascript.builtins, name);
const entryOf = (object, member) =>
  owned(known(object), `${member}_static`) ?? owned(known(object), member);

/** `typeof x`, `x?.()` and `x ?? y` ask first whether there is such a thing. */
const asksFirst = ({ parent, optional }) =>
  optional ||
  parent.optional ||
  (parent.type === 'UnaryExpression' && parent.operator === 'typeof') ||
  (parent.type === 'LogicalExpression' && parent.operator === '??');

const conditions = ['IfStatement', 'ConditionalExpression'];

/** Whether it stands where `'x' in window` holds, or its `else`. */
function isLookedFor(node, name, source) {
  for (let at = node.parent; at; at = at.parent) {
    const asked = conditions.includes(at.type) && source.getText(at.test);
    if (asked && new RegExp(`['"]${name}['"] in `).test(asked)) return true;
  }
  return false;
}

/** Refuses what scripts ask of the browser by name and a supported one lacks. */
export const lackedApis = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const refuse = (node, name, entry) => {
      const browsers = lackedBy(entry);
      if (browsers.length === 0 || asksFirst(node)) return;
      if (isLookedFor(node, name.split('.').at(-1), context.sourceCode)) return;
      context.report({ node, message: `${name} is lacked by ${browsers.join(', ')}.` });
    };
    return {
      'Program:exit'(program) {
        const { through, variables } = context.sourceCode.getScope(program);
        // What the language itself brings is known by name without being declared.
        const given = variables.filter(({ defs }) => defs.length === 0);
        const all = [...through, ...given.flatMap(({ references }) => references)];
        for (const { identifier, isTypeReference } of all) {
          if (isTypeReference) continue;
          const { name, parent } = identifier;
          refuse(identifier, name, known(name) ?? entryOf('window', name));
          if (parent.type !== 'MemberExpression' || parent.object !== identifier) continue;
          const member = parent.property.name;
          if (!parent.computed) refuse(parent, `${name}.${member}`, entryOf(name, member));
        }
      },
    };
  },
};
