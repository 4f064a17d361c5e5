/**
 * A loader for React Router: marks what it makes at its start as free of side effects, which it forgets to say, so that
 * the parts that nobody imports (forms, data, server components) stay out of the bundle.
 */
export default function pureContexts(source) {
  return source
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
