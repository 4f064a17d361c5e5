/** A webpack loader that strips lucide's icons of names, the default size and keys. */
export default function bareIcons(source) {
  return source.replace(/\b(name: "[^"]*"|size: 24),/g, '').replace(/, key: "[^"]*"/g, '');
}
