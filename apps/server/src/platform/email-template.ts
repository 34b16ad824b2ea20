/** What a mail says, in one language. */
export interface Words {
  readonly subject: string;
  readonly text: string;
}

/** The text of a mail: paragraphs with a line between them. */
export const emailBody = (...paragraphs: string[]): string => `${paragraphs.join('\n\n')}\n`;

/**
 * A name that strangers chose, for a mail to people who did not ask for it: no mail program makes a link of what was an address
 * (`https://shop.example/x` reads `https shop. example x`).
 */
export const nameInMail = (name: string): string =>
  name
    .replaceAll(/:\/\/|[/\\@]/g, ' ')
    .replaceAll(/[.\u3002\uff0e\uff61](?=\S)/g, '. ')
    .trim();
