/** What a mail says, in one language. */
export interface Words {
  readonly subject: string;
  readonly text: string;
}

/** The text of a mail: paragraphs with a line between them. */
export const letter = (...paragraphs: string[]): string => `${paragraphs.join('\n\n')}\n`;
