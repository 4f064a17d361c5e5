/**
 * A webpack loader that replaces a text in a source file. Throws when the file does not contain it.
 * @this {import('webpack').LoaderContext<{ from: string, to: string }>}
 * @param {string} source
 */
export default function replaceText(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`${this.resourcePath} does not contain: ${from}`);
  return source.replaceAll(from, to);
}
