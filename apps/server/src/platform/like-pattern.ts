/** Escapes a text so that `like` matches it literally. */
export const escapedLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
/** What `like` finds the text by, anywhere in a value. */
export const likePattern = (text: string): string => `%${escapedLike(text)}%`;
