import { dataOf, NetworkError } from '@balcao/sdk/client';
import type { DetailedError, Upload } from 'tus-js-client';

/** Small enough that a slow line sends one within a minute, which is what the server waits for. */
const usualChunkBytes = 1024 * 1024;
/** Between tries while the server or the line is away, in milliseconds; the last one again and again. */
const retryDelays = [500, 1_000, 2_000, 4_000, 8_000];
const againMs = 10_000;

export interface SendWatch {
  /** Sent so far, 0 to 1. */
  readonly onShare: (share: number) => void;
  /** The line is away, and the rest goes by itself when it is back; or it is back. */
  readonly onWaiting: (isWaiting: boolean) => void;
  /** Ends it. With the reason `later` what was sent stays, and goes on when the same file is chosen again. */
  readonly signal: AbortSignal;
}
interface SendOptions extends SendWatch {
  /** Read at each request: the token may have changed. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Whose file it is: another team's upload does not go on in this one. */
  readonly owner: string;
  /** What else the server is told of the file: what it is for. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** Where on the server it goes; where files of teams go unless it says so. */
  readonly path?: string;
  /** Bytes of one request, where it is more than usual. */
  readonly chunkBytes?: number;
}

/** The server takes five files of a person at once; a second window sends some too. */
const atOnce = 3;
let sendingNow = 0;
const waiting: (() => void)[] = [];
const takeTurn = async (): Promise<void> => {
  if (sendingNow >= atOnce) await new Promise<void>((go) => waiting.push(go));
  else sendingNow += 1;
};
/** The turn is handed on, or given back. */
const endTurn = (): void => {
  const next = waiting.shift();
  if (next) next();
  else sendingNow -= 1;
};

/** The same file, chosen again after a reload, is known by this. Its name does not stay behind in the browser. */
const fingerprintOf = async ({ name, size, lastModified }: File, owner: string): Promise<string> => {
  const text = new TextEncoder().encode([owner, name, size, lastModified].join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return `balcao.upload.${[...hash.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

/** What the server said, or that it said nothing. */
const causeOf = (error: Error | DetailedError): Error => {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return new NetworkError('unreachable', error);
  try {
    dataOf(response.getBody(), response.getStatus());
  } catch (cause) {
    return cause as Error;
  }
  return new NetworkError(`http-${response.getStatus()}`, error);
};
const isTransient = (error: Error | DetailedError): boolean => {
  const status = ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;
  // Without storage space for documents an immediate retry does not help: the person is told.
  return status === 0 || (status >= 500 && status !== 507) || status === 409 || status === 423 || status === 429;
};

/** Starts again by itself once the line is back, or after a while. */
const startLater = (upload: Upload, signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
    signal.removeEventListener('abort', end);
  };
  const again = () => {
    end();
    upload.start();
  };
  timer = setTimeout(again, againMs);
  window.addEventListener('online', again);
  signal.addEventListener('abort', end);
};

/**
 * Sends a file to the server by tus; answers with its id when all of it is there and the server has looked at it. A lost line is
 * waited for, and so are other files of the page where several are on their way. @throws RefusedError what the server refuses; an
 * AbortError when it was ended.
 */
export const sendFile = async (file: File, options: SendOptions): Promise<string> => {
  await takeTurn();
  return sendAtOnce(file, options).finally(endTurn);
};

/** The same for one whose turn it is: files that wait in a queue of their own. */
export const sendAtOnce = async (file: File, options: SendOptions): Promise<string> => {
  const {
    headers,
    owner,
    metadata,
    signal,
    onShare,
    onWaiting,
    path = '/upload',
    chunkBytes = usualChunkBytes,
  } = options;
  // Loaded with the first file.
  const { Upload } = await import('tus-js-client');
  const fingerprint = await fingerprintOf(file, owner);
  return new Promise((resolve, reject) => {
    const upload: Upload = new Upload(file, {
      endpoint: new URL(path, location.origin).href,
      metadata: { ...metadata, filename: file.name },
      fingerprint: async () => fingerprint,
      removeFingerprintOnSuccess: true,
      chunkSize: chunkBytes,
      retryDelays,
      onShouldRetry: (error) => {
        if (isTransient(error)) onWaiting(true);
        return isTransient(error) && navigator.onLine;
      },
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(headers())) request.setHeader(name, value);
      },
      onProgress: (sent, total) => {
        onWaiting(false);
        onShare(total > 0 ? sent / total : 0);
      },
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: (error) => {
        if (signal.aborted) return;
        if (!isTransient(error)) return reject(causeOf(error));
        onWaiting(true);
        startLater(upload, signal);
      },
    });
    signal.addEventListener('abort', () => {
      // What cannot be taken back now is forgotten by the server after a day.
      void upload.abort(signal.reason !== 'later').catch(() => undefined);
      reject(new DOMException('ended', 'AbortError'));
    });
    if (signal.aborted) return reject(new DOMException('ended', 'AbortError'));
    void upload.findPreviousUploads().then(([before]) => {
      if (signal.aborted) return;
      if (before) upload.resumeFromPreviousUpload(before);
      upload.start();
    }, reject);
  });
};
