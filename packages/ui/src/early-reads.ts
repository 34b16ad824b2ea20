/** What a page asked for before its scripts had come: `tools/early-reads.ts` writes the script that does so into the page. */
export interface EarlyReads {
  /** Who asked, in which language and zone: the headers of every call. */
  readonly headers: Readonly<Record<string, string>>;
  /** The answers by the path that was asked for; each is used once. */
  readonly answers: Record<string, Promise<Response>>;
}

declare global {
  var earlyReads: EarlyReads | undefined;
}

/** What was answered so long before it is used is old. */
const usableMs = 60_000;

/** The answer, as long as the one who asks still wants it: an early read has no signal of its own. */
const untilAborted = (answer: Promise<Response>, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });

/**
 * The answer to a read that was sent while the scripts of the page were still on their way; undefined where there is none for the same
 * person, language and zone. What is written makes every early answer old, and so does time.
 * @throws what the fetch threw, or the signal's reason.
 */
export const takeEarlyRead = (request: Request): Promise<Response> | undefined => {
  const early = globalThis.earlyReads;
  if (!early) return undefined;
  if (request.method !== 'GET' || performance.now() > usableMs) {
    globalThis.earlyReads = undefined;
    return undefined;
  }
  const { pathname, search } = new URL(request.url);
  const answer = early.answers[pathname + search];
  if (!answer || Object.entries(early.headers).some(([name, value]) => request.headers.get(name) !== value))
    return undefined;
  delete early.answers[pathname + search];
  return untilAborted(answer, request.signal);
};
