/** A loader that marks calls at module level as pure, so that unused exports are removed from bundles. */
export default function pureStarts(source) {
  return source
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
