const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const dangerous = ["'unsafe-inline'", "'unsafe-eval'", '*', 'http:', 'https:', 'data:', 'blob:'];

/** Returns the sources that a Content-Security-Policy lacks, and the dangerous ones that it allows. */
export function policyFaults(
  sent: string,
  expected: string,
): { lacks: string[]; allows: string[] } {
  const has = directives(sent);
  const lacks = [...directives(expected)].flatMap(([name, sources]) =>
    has.has(name) ? sources.filter((source) => !has.get(name)?.includes(source)) : [name],
  );
  const allows = [...has.values()].flat().filter((source) => dangerous.includes(source));
  return { lacks, allows };
}
