/** A webpack loader that removes names, the default size and keys from lucide's icons. */
export default function bareIcons(source) {
  return source.replace(/\b(name: "[^"]*"|size: 24),/g, '').replace(/, key: "[^"]*"/g, '');
}
