/** A loader for lucide's drawings: without their names, the size that most have, and keys, which no list needs here. */
export default function bareIcons(source) {
  return source.replace(/\b(name: "[^"]*"|size: 24),/g, '').replace(/, key: "[^"]*"/g, '');
}
