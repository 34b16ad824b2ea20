import process from 'node:process';
import { framesFrom, partsOf } from '../frames.ts';
import { readVoice } from './voice.ts';

/** A process of its own for voice messages: it gets one after the other, and ends when the server does. */
const bytesAtMost = 8 * 1024 * 1024;
const answer = (head: Readonly<Record<string, unknown>>, bytes: Buffer = Buffer.alloc(0)): void => {
  for (const part of partsOf({ head, bytes })) process.stdout.write(part);
};

answer({ ready: true });
for await (const { bytes } of framesFrom(process.stdin, bytesAtMost)) {
  const read = await readVoice(bytes);
  if ('problem' in read) answer({ problem: read.problem });
  else answer({ type: read.type, seconds: read.seconds }, read.bytes);
}
