import type { HelpBlock } from '@balcao/contract/help';

/** What is wider than the screen is scrolled by the arrow keys too. */
export const scrolled = { tabIndex: 0 } as const;

/** A program or what else is typed; under its name where it is a file. */
export const Code = ({ name, text }: Extract<HelpBlock, { kind: 'code' }>) => (
  <figure>
    {name && <figcaption>{name}</figcaption>}
    <pre {...scrolled}>
      <code>{text}</code>
    </pre>
  </figure>
);
