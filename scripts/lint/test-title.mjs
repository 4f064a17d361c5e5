// Jest's functions, and those that the browser tests create with `test.extend()`.
const testFunctions = new Set(['test', 'it', 'visitor', 'customer', 'paid', 'ownSite']);

const clause =
  /^(what|who|whose|whom|whoever|whatever|which|whichever|where|wherever|nothing that)\b/i;

const [shortest, longest] = [10, 100];

/** Returns the name of the called test function: `test` for `test(…)`, `test.only(…)` and `test.each(…)(…)`. */
function calledName({ callee }) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.name !== 'describe')
    return calledName({ callee: callee.object });
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return calledName({ callee: callee.type === 'CallExpression' ? callee.callee : callee.tag });
  return '';
}

/** Returns the text of a test title, with `…` for each template expression; null if it is no string. */
function titleOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => value.cooked).join('…');
  return null;
}

const isFunction = ({ type }) => /^(Arrow)?FunctionExpression$/.test(type);

function faultOf(title) {
  if (clause.test(title)) return 'clause';
  if (title.length < shortest && !/[%$…]/.test(title)) return 'short';
  if (title.length > longest) return 'long';
  return null;
}

/** Requires test titles to begin with their subject and to have a readable length in a test log. */
export const testTitle = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      clause: 'Begin a test title with its subject, a noun, not with a clause.',
      short: `A test title has at least ${shortest} characters: subject, verb, observable result.`,
      long: `A test title has at most ${longest} characters; name the subject in describe().`,
    },
  },
  create: (context) => ({
    CallExpression(node) {
      const [first, ...others] = node.arguments;
      const title = titleOf(first);
      const isTest = others.some(isFunction) && testFunctions.has(calledName(node));
      if (title === null || !isTest) return;
      const messageId = faultOf(title);
      if (messageId) context.report({ node: first, messageId });
    },
  }),
};
