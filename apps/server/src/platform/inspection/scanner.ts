import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Upload } from '@balcao/contract/upload';
import type { Logger } from 'pino';

/** What the scanner says of a file; `unscanned`: there is none, or it did not answer as it should; `tooLarge`: it takes no file as large. */
export type Scan =
  | { readonly state: Upload['scan'] | 'tooLarge' }
  | {
      readonly state: 'infected';
      /** The name that the scanner has for what it found. */
      readonly found: string;
    };
export type Scanner = (content: Buffer | AsyncIterable<Buffer>, atMostMs?: number) => Promise<Scan>;

const chunkBytes = 256 * 1024;
const answerAtMost = 1_000;
const waitedMs = 15_000;
/** What clamd says, and hangs up, once more has come than its `StreamMaxLength`. */
const limitAnswer = 'INSTREAM size limit exceeded. ERROR';

/** `tcp://host:3310`, or `unix:/run/clamav/clamd.ctl`. */
const connect = (url: string): net.Socket => {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:' ? net.connect(pathname) : net.connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
};

/** clamd's `INSTREAM`: parts, each after its length, and an empty one at the end. */
async function* streamOf(content: Buffer | AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const part of Buffer.isBuffer(content) ? [content] : content)
    for (let at = 0; at < part.length; at += chunkBytes) {
      const chunk = part.subarray(at, at + chunkBytes);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      yield length;
      yield chunk;
    }
  yield Buffer.alloc(4);
}
/** Never more ahead than the scanner takes. It may answer, and hang up, before it has all of it: then its answer counts. */
const send = async (socket: net.Socket, content: Buffer | AsyncIterable<Buffer>): Promise<void> => {
  for await (const part of streamOf(content)) {
    if (socket.destroyed || socket.writableEnded) return;
    if (!socket.write(part)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  }
};

/** @throws Error when the connection fails or ends before the whole answer has come. */
const answerOf = async (socket: net.Socket): Promise<string> => {
  let answer = '';
  for await (const part of socket) {
    answer += String(part);
    const end = answer.indexOf('\0');
    if (end >= 0) return answer.slice(0, end);
    if (answer.length > answerAtMost) break;
  }
  throw new Error(`no whole answer: ${answer.slice(0, 80)}`);
};

const ask = async (url: string, content: Buffer | AsyncIterable<Buffer>, atMostMs: number): Promise<Scan> => {
  const socket = connect(url);
  const timer = new AbortController();
  const late = pause(atMostMs, undefined, { signal: timer.signal, ref: false }).then(() =>
    socket.destroy(new Error(`no answer in ${atMostMs} ms`)),
  );
  try {
    const sending = send(socket, content);
    // What goes wrong there ends the answer as well.
    sending.catch((error: Error) => socket.destroy(error));
    const answer = await answerOf(socket);
    const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1];
    if (found !== undefined) return { state: 'infected', found };
    if (answer === 'stream: OK') return { state: 'clean' };
    if (answer === limitAnswer) return { state: 'tooLarge' };
    throw new Error(answer.slice(0, 80));
  } finally {
    timer.abort();
    await late.catch(() => undefined);
    socket.destroy();
  }
};

/**
 * Scans files with a virus scanner that speaks clamd's protocol. A scanner that is unreachable or answers nonsense does not block uploads: the file
 * is marked as not scanned, and the log says why. A file above the scanner's limit is marked as that.
 */
export const createScanner =
  (url: string | undefined, log: Pick<Logger, 'warn'>, usualMs = waitedMs): Scanner =>
  async (content, atMostMs = usualMs) => {
    if (url === undefined) return { state: 'unscanned' };
    try {
      const scan = await ask(url, content, atMostMs);
      if (scan.state === 'tooLarge') log.warn({ message: limitAnswer }, 'a file was not scanned');
      return scan;
    } catch (error) {
      log.warn({ message: (error as Error).message }, 'a file was not scanned');
      return { state: 'unscanned' };
    }
  };
