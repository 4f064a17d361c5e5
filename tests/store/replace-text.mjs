/**
 * A loader of webpack that puts a text of a source file in the place of another. Throws where it is not there.
 * @this {import('webpack').LoaderContext<{ from: string, to: string }>}
 * @param {string} source
 */
export default function replaceText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`${this.resourcePath} does not hold: ${from}`);
  return source.replaceAll(from, to);
}
