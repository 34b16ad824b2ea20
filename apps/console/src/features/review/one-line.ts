/** What is sent is one line of text: where someone began a new line, a space is as good. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
