/**
 * Words that no declared name may contain, each with the usual words to choose from. A name of one word is
 * compared as a whole, a compound name word by word: `keptOrder` is read as kept, order.
 */
export const privateWords = {
  asked: 'requested, query, prompted',
  book: 'store',
  given: 'args, offered, refunded',
  heard: 'received, events',
  kept: 'stored, cached',
  papers: 'invoices, printouts',
  said: 'message, reported, words',
  seen: 'visible, cached, displayed',
  shown: 'visible, rendered, displayed',
  taken: 'reserved, staffOrder, returned',
  told: 'notified, published, reported',
  wanted: 'requested, expected',
};

/**
 * Names that contain such a word because a stored document, a message between releases or a library has it.
 * @type {Set<string>}
 */
export const allowedNames = new Set();
