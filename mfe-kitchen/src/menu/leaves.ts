/** The single values inside of a document, by their path such as `hours.opens`. */
export function leavesOf(value: unknown, path = ''): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return { [path]: value };
  const inside = Object.entries(value).map(([name, each]) =>
    leavesOf(each, path ? `${path}.${name}` : name),
  );
  return Object.assign({}, ...inside) as Record<string, unknown>;
}
