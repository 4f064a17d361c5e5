/**
 * Words that no declared name may contain, each with the usual words to choose from. A name of one word is
 * compared as a whole, a compound name word by word: `keptOrder` is read as kept, order.
 */
const privateWords = {
  asked: 'requested, query, prompted',
  book: 'store',
  given: 'args, offered, refunded',
  heard: 'received, events',
  kept: 'stored, cached',
  papers: 'invoices, printouts',
  said: 'message, reported, words',
  seen: 'visible, cached, displayed',
  shown: 'visible, rendered, displayed',
  taken: 'reserved, staffOrder, returned',
  told: 'notified, published, reported',
  wanted: 'requested, expected',
};

/**
 * Names that contain such a word because a stored document, a message between releases or a library has it.
 * @type {Set<string>}
 */
const allowedNames = new Set();

/** Returns the words of a name in camelCase, PascalCase or CONSTANT_CASE, in lower case. */
export const wordsIn = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[ _$]+/)
    .map((word) => word.toLowerCase());

const privateWordIn = (name) =>
  allowedNames.has(name)
    ? undefined
    : wordsIn(name).find((word) => Object.hasOwn(privateWords, word));

/** Returns the identifiers that a pattern declares; for `{ name }` the property's declaration counts. */
function declaredIn(pattern) {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern];
  if (pattern.type === 'AssignmentPattern') return declaredIn(pattern.left);
  if (pattern.type === 'RestElement') return declaredIn(pattern.argument);
  if (pattern.type === 'TSParameterProperty') return declaredIn(pattern.parameter);
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(declaredIn);
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    property.type === 'RestElement'
      ? declaredIn(property.argument)
      : property.shorthand
        ? []
        : declaredIn(property.value),
  );
}

/** Expects that declared names use the field's words instead of private ones. */
export const privateNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { word: '"{{name}}" contains "{{word}}". Use a word of the field: {{instead}}.' },
  },
  create(context) {
    const judge = (pattern) => {
      for (const node of declaredIn(pattern)) {
        const word = privateWordIn(node.name);
        if (word)
          context.report({
            node,
            messageId: 'word',
            data: { name: node.name, word, instead: privateWords[word] },
          });
      }
    };
    const named = ({ id }) => judge(id);
    const called = ({ id, params }) => [id, ...params].forEach(judge);
    return {
      VariableDeclarator: named,
      FunctionDeclaration: called,
      FunctionExpression: called,
      ArrowFunctionExpression: called,
      ClassDeclaration: named,
      TSTypeAliasDeclaration: named,
      TSInterfaceDeclaration: named,
      TSEnumDeclaration: named,
    };
  },
};
