import { allowedNames, privateWords } from './private-words.mjs';

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

/** Expects that declared names use the field's words instead of the private ones in `private-words.mjs`. */
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
