/** A small phone, or one whose letters are large: too narrow for words and buttons beside each other. */
export const narrow = '@media (max-width: 21rem)';
