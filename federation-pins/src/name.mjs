// Bundles of all builds on a page find its hashes under this symbol. Another format would need another name.
export const defaultName = 'federation-pins@1';
