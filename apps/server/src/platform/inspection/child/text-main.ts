import process from 'node:process';
import { framesFrom, partsOf } from '../frames.ts';
import type { ReadText } from './text-block.ts';
import { readHtml } from './text-markup.ts';
import { readPdf } from './text-pdf.ts';
import { decodeText, readPlain } from './text-plain.ts';
import { readWord } from './text-word.ts';

/** A separate process that reads the text of documents: one after the other; it ends when the server does. */
const bytesAtMost = 21 * 1024 * 1024;
const nothing = Buffer.alloc(0);
const isHtml =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype\s+html|html|head|body|div|p|h1|article|main)\b/i;
const wrapped = Buffer.from('EncryptedPackage', 'utf16le');
const beginningLetters = 4_000;

/** What a file is, its content decides. */
const read = async (bytes: Buffer, lettersAtMost: number): Promise<ReadText> => {
  const beginning = bytes.toString('latin1', 0, 1_024);
  if (beginning.includes('%PDF-')) return readPdf(bytes, lettersAtMost);
  if (beginning.startsWith('PK')) return readWord(bytes, lettersAtMost);
  // A Word document with a password is no zip: it is wrapped into a file of the older kind.
  if (beginning.startsWith('\xd0\xcf\x11\xe0')) return { problem: bytes.includes(wrapped) ? 'locked' : 'typeWrong' };
  const text = decodeText(bytes);
  if (text === undefined) return { problem: 'typeWrong' };
  return (isHtml.test(text.slice(0, beginningLetters)) ? readHtml : readPlain)(text, lettersAtMost);
};
const answer = (head: Readonly<Record<string, unknown>>, bytes: Buffer = nothing): void => {
  for (const part of partsOf({ head, bytes })) process.stdout.write(part);
};

answer({ ready: true });
for await (const { head, bytes } of framesFrom(process.stdin, bytesAtMost)) {
  const { problem, ...text } = await read(bytes, Number(head.lettersAtMost));
  if (problem) answer({ problem });
  else answer({}, Buffer.from(JSON.stringify(text)));
}
