import process from 'node:process';
import { framesFrom, partsOf } from '../frames.ts';
import { readAvatar } from './avatar.ts';
import { readDocument } from './document.ts';
import { readMessagePicture } from './message-picture.ts';
import { readPicture } from './published-picture.ts';

/** A process of its own for files that others send: it gets one after the other, and ends when the server does. */
const bytesAtMost = 16 * 1024 * 1024;
const readers = {
  document: readDocument,
  avatar: readAvatar,
  picture: readPicture,
  message: readMessagePicture,
} as const;

const answer = (head: Readonly<Record<string, unknown>>, bytes: Buffer = Buffer.alloc(0)): void => {
  for (const part of partsOf({ head, bytes })) process.stdout.write(part);
};

answer({ ready: true });
for await (const { head, bytes } of framesFrom(process.stdin, bytesAtMost)) {
  const read = readers[head.use as keyof typeof readers];
  const { problem, type, bytes: kept } = await read(bytes);
  answer({ problem, type }, kept);
}
