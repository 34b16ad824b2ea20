import fs from 'node:fs';
import process from 'node:process';
import { framesFrom, partsOf } from '../src/platform/inspection/frames.ts';

/** A program that does what a file might make one do that reads it. */
const attempt = (act: () => unknown): string => {
  try {
    return String(act());
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
};
const held: Buffer[] = [];
const acts: Readonly<Record<string, (place: string) => string>> = {
  memory: () => {
    for (;;) held.push(Buffer.alloc(8 * 1024 * 1024, 1));
  },
  time: () => {
    for (;;);
  },
  exit: () => process.exit(0),
  read: (place) => attempt(() => fs.readFileSync(place)),
  write: (place) => attempt(() => fs.writeFileSync(place, '')),
  variables: () => Object.keys(process.env).join(),
};
const answer = (head: Readonly<Record<string, unknown>>): void => {
  for (const part of partsOf({ head, bytes: Buffer.alloc(0) })) process.stdout.write(part);
};

answer({ ready: true });
for await (const { head } of framesFrom(process.stdin, 100))
  if (head.act !== 'nothing') answer({ said: acts[String(head.act)]?.(String(head.place)) });
