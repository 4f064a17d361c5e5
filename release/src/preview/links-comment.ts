interface Link {
  name: string;
  link: string;
}

/** What a pull request is told of its previews, as Markdown; `origin` is where the site is. */
export const linksComment = (previews: readonly Link[], origin: string): string =>
  [
    'What this pull request changes, for who opens a link; everybody else sees what is live.',
    '',
    ...previews.map(({ name, link }) => `- [${name}](${origin}${link})`),
    '',
    `One link is seen at a time, on every page, until the pull request closes or [${origin}/?preview=](${origin}/?preview=) ends it.`,
    '',
  ].join('\n');
