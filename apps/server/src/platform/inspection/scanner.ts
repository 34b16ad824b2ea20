import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Upload } from '@balcao/contract/upload';
import type { Logger } from 'pino';

/** What the scanner says of a file; `unscanned`: there is none, or it did not answer as it should. */
export type Scan =
  | { readonly state: Upload['scan'] }
  | {
      readonly state: 'infected';
      /** The name that the scanner has for what it found. */
      readonly found: string;
    };
export type Scanner = (bytes: Buffer) => Promise<Scan>;

const chunkBytes = 256 * 1024;
const answerAtMost = 1_000;
const waitedMs = 15_000;

/** `tcp://host:3310`, or `unix:/run/clamav/clamd.ctl`. */
const connect = (url: string): net.Socket => {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:' ? net.connect(pathname) : net.connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
};

/** clamd's `INSTREAM`: parts, each after its length, and an empty one at the end. */
const send = (socket: net.Socket, bytes: Buffer): void => {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    socket.write(chunk);
  }
  socket.write(Buffer.alloc(4));
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

const ask = async (url: string, bytes: Buffer, atMostMs: number): Promise<Scan> => {
  const socket = connect(url);
  const timer = new AbortController();
  const late = pause(atMostMs, undefined, { signal: timer.signal, ref: false }).then(() =>
    socket.destroy(new Error(`no answer in ${atMostMs} ms`)),
  );
  try {
    send(socket, bytes);
    const answer = await answerOf(socket);
    const found = /^stream: (.{1,200}) FOUND$/.exec(answer)?.[1];
    if (found !== undefined) return { state: 'infected', found };
    if (answer === 'stream: OK') return { state: 'clean' };
    throw new Error(answer.slice(0, 80));
  } finally {
    timer.abort();
    await late.catch(() => undefined);
    socket.destroy();
  }
};

/**
 * Has files looked through by a virus scanner that speaks clamd's protocol. A scanner that is away or answers nonsense stops nobody: the
 * file is marked as not scanned, and the log says why.
 */
export const createScanner =
  (url: string | undefined, log: Pick<Logger, 'warn'>, atMostMs = waitedMs): Scanner =>
  async (bytes) => {
    if (url === undefined) return { state: 'unscanned' };
    try {
      return await ask(url, bytes, atMostMs);
    } catch (error) {
      log.warn({ message: (error as Error).message }, 'a file was not scanned');
      return { state: 'unscanned' };
    }
  };
