/** Non-space text, an at-sign, a domain, a dot and a suffix (spec.md §5). */
export const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
