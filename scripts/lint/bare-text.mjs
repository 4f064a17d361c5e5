const isBlank = (child) => child.type === 'JSXText' && child.value.trim() === '';

const isEmpty = (child) =>
  isBlank(child) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** What an expression may come to, by its branches. */
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

// Values of these names hold elements, and functions of these names return them; all others are taken for texts.
const elements =
  /^(children|icon|action|fallback|line|broken|money|left|newsletter|specialDays|standing|press|.*(Actions|Icon|Button|Link))$/;

const listsOfElements = /^(marks|.*Icons)$/;

function isText(expression) {
  const { type } = expression;
  // A space alone is nothing to translate.
  if (type === 'Literal') return String(expression.value).trim() !== '';
  if (type === 'TemplateLiteral') return true;
  if (type === 'Identifier') return !elements.test(expression.name);
  if (type === 'MemberExpression') return !listsOfElements.test(expression.object.name ?? '');
  return type === 'CallExpression' && !isList(expression) && isText(expression.callee);
}

const expressionOf = (child) => (child.type === 'JSXExpressionContainer' ? child.expression : null);

/** Whether it may be there at one time and not at another. */
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
 * A text beside something that comes and goes stands in an element of its own. Browsers that translate a page put each
 * text node into `<font>` elements; React then inserts before, or removes, a node that is no child of its parent any more,
 * and throws (https://github.com/facebook/react/issues/11538).
 */
export const bareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wrap: 'Put this text into an element of its own: what is beside it comes and goes, and browsers that translate the page move bare texts.',
    },
  },
  create(context) {
    const check = ({ children }) => {
      const shown = children.filter((child) => !isEmpty(child));
      if (shown.length < 2 || !shown.some(comesAndGoes) || shown.every(isSteadyText)) return;
      for (const child of shown) {
        if (isBareText(child)) context.report({ node: child, messageId: 'wrap' });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
