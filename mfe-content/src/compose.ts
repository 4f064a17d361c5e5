/** The time of day; asked only once a page runs in a browser. */
export const now = () => new Date();
