const isBlank = (child) => child.type === 'JSXText' && child.value.trim() === '';

const isEmpty = (child) =>
  isBlank(child) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

function branchesOf(expression) {
  if (expression.type === 'LogicalExpression') {
    const left = expression.operator === '&&' ? [] : branchesOf(expression.left);
    return [...left, ...branchesOf(expression.right)];
  }
  if (expression.type === 'ConditionalExpression')
    return [...branchesOf(expression.consequent), ...branchesOf(expression.alternate)];
  return [expression];
}

const isNothing = ({ type, value, name }) =>
  (type === 'Literal' && (value === null || typeof value === 'boolean')) ||
  (type === 'Identifier' && name === 'undefined');

const isList = ({ type, callee }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  ['map', 'flatMap'].includes(callee.property.name);

// Names of values that contain elements and of functions that return elements. The rule treats all other
// names as texts.
const elements =
  /^(children|icon|action|fallback|line|broken|money|left|newsletter|specialDays|standing|press|.*(Actions|Icon|Button|Link))$/;

const listsOfElements = /^(marks|.*Icons)$/;

function isText(expression) {
  const { type } = expression;
  // A lone space needs no translation.
  if (type === 'Literal') return String(expression.value).trim() !== '';
  if (type === 'TemplateLiteral') return true;
  if (type === 'Identifier') return !elements.test(expression.name);
  if (type === 'MemberExpression') return !listsOfElements.test(expression.object.name ?? '');
  return type === 'CallExpression' && !isList(expression) && isText(expression.callee);
}

const expressionOf = (child) => (child.type === 'JSXExpressionContainer' ? child.expression : null);

function comesAndGoes(child) {
  const expression = expressionOf(child);
  if (!expression) return false;
  if (isList(expression)) return true;
  const branches = branchesOf(expression);
  return branches.length > 1 || expression.type === 'LogicalExpression';
}

const isBareText = (child) => {
  if (child.type === 'JSXText') return true;
  const expression = expressionOf(child);
  return (
    expression !== null && branchesOf(expression).some((one) => !isNothing(one) && isText(one))
  );
};

const isSteadyText = (child) => {
  const expression = expressionOf(child);
  if (!expression) return child.type === 'JSXText';
  if (expression.type === 'LogicalExpression' && expression.operator === '&&') return false;
  return branchesOf(expression).every((one) => !isNothing(one) && isText(one));
};

/**
 * Reports a text next to a conditional child. Browser translation wraps text nodes in `<font>`, and React
 * then throws when it inserts or removes the child (https://github.com/facebook/react/issues/11538).
 */
export const bareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrap: 'Put this text into an element: a browser that translates the page replaces bare text, and React then fails when the conditional content beside it changes.',
    },
  },
  create(context) {
    const check = ({ children }) => {
      const visible = children.filter((child) => !isEmpty(child));
      if (visible.length < 2 || !visible.some(comesAndGoes) || visible.every(isSteadyText)) return;
      for (const child of visible) {
        if (isBareText(child)) context.report({ node: child, messageId: 'wrap' });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
