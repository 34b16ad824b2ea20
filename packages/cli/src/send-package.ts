import { dataOf, NetworkError } from '@balcao/sdk/client';
import { withRetries } from '@balcao/sdk/retry';
import type { Platform } from './platform.ts';

/** Small enough that a slow line sends one within a minute, which is what the platform waits for. */
const pieceBytes = 1024 * 1024;
const pieceMs = 120_000;
const way = '/upload';

/** Where an upload that was begun is remembered, so that the next run goes on with it. */
export interface Begun {
  read(): Promise<string | undefined>;
  keep(id: string): Promise<void>;
  forget(): Promise<void>;
}

interface Sending {
  readonly platform: Pick<Platform, 'send'>;
  readonly zip: Uint8Array;
  readonly begun: Begun;
  /** Sent so far, 0 to 1. */
  readonly onShare: (share: number) => void;
}

type Ask = (method: string, path: string, headers?: Record<string, string>, piece?: Uint8Array) => Promise<Response>;

/** One request of tus 1.0.0. @throws RefusedError what the platform refused; NetworkError when it did not answer. */
const askOf =
  (send: Platform['send']): Ask =>
  async (method, path, headers = {}, piece) => {
    const init = {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      signal: AbortSignal.timeout(pieceMs),
      ...(piece ? { body: piece as NonNullable<RequestInit['body']> } : {}),
    };
    const reached = async <T>(answer: Promise<T>): Promise<T> => {
      try {
        return await answer;
      } catch (cause) {
        throw new NetworkError('unreachable', cause);
      }
    };
    const response = await reached(send(path, init));
    const text = await reached(response.text());
    // A HEAD has no text that would say more: who asked reads its status.
    if (!response.ok && method !== 'HEAD') dataOf(text, response.status);
    return response;
  };

const announce = async (ask: Ask, bytes: number): Promise<string> => {
  const metadata = `use ${Buffer.from('package').toString('base64')}`;
  const { headers } = await ask('POST', way, { 'upload-length': String(bytes), 'upload-metadata': metadata });
  const id = headers.get('location')?.split('/').at(-1);
  if (!id) throw new NetworkError('http-201');
  return id;
};

/** How many bytes of it the platform has; undefined when it knows no such upload of this key. */
const offsetOf = async (ask: Ask, id: string): Promise<number | undefined> => {
  const { ok, status, headers } = await ask('HEAD', `${way}/${encodeURIComponent(id)}`);
  if (status >= 500 || status === 429) throw new NetworkError(`http-${status}`);
  const offset = Number(headers.get('upload-offset') ?? Number.NaN);
  return ok && Number.isSafeInteger(offset) ? offset : undefined;
};

const patience = { pause: undefined, signal: undefined };

/**
 * Sends a package in pieces, and goes on where an earlier run of the same package ended. After a piece that was lost it asks how far the
 * platform came, and tries again up to three times. Answers with the id of the upload.
 * @throws RefusedError what the platform refused; NetworkError when it stays out of reach.
 */
export const sendPackage = async ({ platform, zip, begun, onShare }: Sending): Promise<string> => {
  const ask = askOf(platform.send);
  const tried = <T>(attempt: () => Promise<T>): Promise<T> => withRetries(attempt, patience);
  const known = await begun.read();
  const from = known === undefined ? undefined : await tried(() => offsetOf(ask, known));
  const id = known !== undefined && from !== undefined ? known : await tried(() => announce(ask, zip.length));
  await begun.keep(id);
  let offset = from ?? 0;
  let isSure = true;
  const sendPiece = async (): Promise<void> => {
    if (!isSure) offset = (await offsetOf(ask, id)) ?? offset;
    isSure = false;
    if (offset < zip.length) {
      const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
      const piece = zip.subarray(offset, offset + pieceBytes);
      await ask('PATCH', `${way}/${encodeURIComponent(id)}`, headers, piece);
      offset += piece.length;
    }
    isSure = true;
  };
  while (offset < zip.length) {
    await tried(sendPiece);
    onShare(offset / zip.length);
  }
  return id;
};
