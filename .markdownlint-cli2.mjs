// Lints the prose of all READMEs, CONTRIBUTING and docs: `npx markdownlint-cli2`. The changelog and generated pages are left out.

const mostWords = 35;

// Private words of earlier versions, and the words of the field that replaced them.
const replacedBy = {
  'half hours?': 'time slot',
  'half-hours?': 'time slot',
  'order ?book': 'order store',
  'no page of ours': 'a program without a valid token',
  'page of figures': 'benchmark report',
  'of before': 'previous',
  'whoever|whatever|whichever|wherever': 'a concrete noun',
  'is told|are told|was told': 'is notified, reads, sees',
  'what is kept|what was kept': 'the cached or stored value',
  'to be found': 'indexed, listed',
};

const wordsOf = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesOf = (text) => [...sentences.segment(text)].map(({ segment }) => segment.trim());

/** Calls `report` with each paragraph, list item and heading as one text; code spans count as one word. */
function eachText({ parsers }, report) {
  const textOf = (token) => {
    // A capital, so that a sentence may begin with it.
    if (token.type === 'codeText') return 'Code';
    if (token.type === 'data') return token.text;
    if (token.type === 'lineEnding') return ' ';
    if (
      /^(resource|labelMarker|labelImage|htmlText|emphasisSequence|strongSequence)/.test(token.type)
    )
      return '';
    return token.children.length > 0 ? token.children.map(textOf).join('') : token.text;
  };
  const walk = (token) => {
    const isText = ['paragraph', 'atxHeadingText', 'tableContent'].includes(token.type);
    if (isText) report(textOf(token), token.startLine);
    else token.children.forEach(walk);
  };
  parsers.micromark.tokens.forEach(walk);
}

const rule = (name, description, faultsOf) => ({
  names: [name],
  description,
  tags: ['prose'],
  parser: 'micromark',
  function: (params, onError) =>
    eachText(params, (text, lineNumber) => {
      for (const detail of faultsOf(text)) onError({ lineNumber, detail });
    }),
});

const longSentence = rule('sentence-length', `A sentence has at most ${mostWords} words`, (text) =>
  sentencesOf(text).flatMap((sentence) => {
    const { length } = wordsOf(sentence);
    return length > mostWords ? [`${length} words: ${sentence.slice(0, 60)}…`] : [];
  }),
);

const privateWords = rule('field-words', 'Prose uses the words of the field', (text) =>
  Object.entries(replacedBy).flatMap(([word, better]) => {
    const [found] = new RegExp(`\\b(?:${word})\\b`, 'i').exec(text) ?? [];
    return found ? [`“${found}”: write ${better}`] : [];
  }),
);

const directSentences = rule('direct-sentence', 'A sentence begins with its subject', (text) =>
  sentencesOf(text).flatMap((sentence) => {
    const [found] =
      /^(?:(?:who|what|whose|whom) (?!.*\?$)\w+|nothing that|it (?:is|was) [\w ]{1,40}? that)\b/i.exec(
        sentence,
      ) ?? [];
    return found ? [`“${found}…”: begin with the noun that acts`] : [];
  }),
);

export default {
  globs: [
    'README.md',
    'CONTRIBUTING.md',
    'docs/**/*.md',
    '*/README.md',
    'shared/contract-package/**/*.md',
  ],
  ignores: ['docs/specification.md', 'docs/performance.md', 'docs/events.md'],
  customRules: [longSentence, privateWords, directSentences],
  noProgress: true,
  noBanner: true,
  // Formatting is oxfmt's; links are tested in tests/contract/docs.test.ts.
  config: {
    default: false,
    'sentence-length': true,
    'field-words': true,
    'direct-sentence': true,
    // Headings: one first-level title, no skipped level, no duplicate among siblings.
    MD001: true,
    MD024: { siblings_only: true },
    MD025: true,
    MD041: true,
  },
};
