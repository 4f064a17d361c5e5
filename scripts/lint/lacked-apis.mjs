import { data, lackedBy } from './browser-support.mjs';

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

/** Returns whether code checks for a feature first: `typeof x`, `x?.()` or `x ?? y`. */
const asksFirst = ({ parent, optional }) =>
  optional ||
  parent.optional ||
  (parent.type === 'UnaryExpression' && parent.operator === 'typeof') ||
  (parent.type === 'LogicalExpression' && parent.operator === '??');

const conditions = ['IfStatement', 'ConditionalExpression'];

/** Returns whether a node is in a branch that an `'x' in window` check guards. */
function isLookedFor(node, name, source) {
  for (let at = node.parent; at; at = at.parent) {
    const requested = conditions.includes(at.type) && source.getText(at.test);
    if (requested && new RegExp(`['"]${name}['"] in `).test(requested)) return true;
  }
  return false;
}

// The browser data lists an event such as `scrollend_event` under each interface that fires it.
const events = new Map();
for (const members of Object.values(data.api)) {
  for (const [member, entry] of Object.entries(members)) {
    const [, event] = /^(\w+)_event$/.exec(member) ?? [];
    if (event) events.set(event, [...(events.get(event) ?? []), entry]);
  }
}

/** Returns the supported browsers that fire an event on no interface. */
function neverTelling(event) {
  const lacking = (events.get(event) ?? []).map(lackedBy);
  return lacking.some(({ length }) => length === 0) ? [] : (lacking[0] ?? []);
}

/**
 * Reports browser APIs and events that a supported browser lacks, unless the code checks for them first.
 * @type {any}
 */
export const lackedApis = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node, name, browsers, lookedForAs) => {
      if (browsers.length === 0 || isLookedFor(node, lookedForAs, context.sourceCode)) return;
      context.report({ node, message: `${name} is not supported by ${browsers.join(', ')}.` });
    };
    const refuse = (node, name, entry) => {
      if (!asksFirst(node)) report(node, name, lackedBy(entry), name.split('.').at(-1));
    };
    const refuseEvent = (node, event) => report(node, event, neverTelling(event), `on${event}`);
    return {
      CallExpression(call) {
        const { callee, arguments: args } = call;
        if ((callee.property ?? callee).name !== 'addEventListener') return;
        if (typeof args[0]?.value === 'string') refuseEvent(call, args[0].value);
      },
      JSXAttribute(attribute) {
        const [, event] = /^on([A-Z]\w*)$/.exec(attribute.name.name) ?? [];
        // Only elements fire browser events; components have their own event names.
        const isElement = /^[a-z]/.test(attribute.parent.name.name ?? '');
        if (event && isElement) refuseEvent(attribute, event.toLowerCase());
      },
      'Program:exit'(program) {
        const { through, variables } = context.sourceCode.getScope(program);
        // Built-in globals have no definition in the source.
        const input = variables.filter(({ defs }) => defs.length === 0);
        const all = [...through, ...input.flatMap(({ references }) => references)];
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
