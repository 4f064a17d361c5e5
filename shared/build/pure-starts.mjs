/**
 * A loader for packages that forget to say that what they make at their start has no side effects: marked so, what
 * nobody imports stays out of the bundle. React Router: forms, data, server components. Federation: its logger, which
 * every remote would carry.
 */
export default function pureStarts(source) {
  return source
    .replace(
      /= (React\d*\.(?:createContext|forwardRef|memo)\(|create(?:Infrastructure)?Logger\()/g,
      '= /*#__PURE__*/ $1',
    )
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
