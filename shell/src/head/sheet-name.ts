/** The global under which a page's first scripts store the promise of its whole sheet. Never rejects. */
export const sheetName = Symbol.for('burger.sheet@1');
