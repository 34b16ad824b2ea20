import type { OfflineStatus } from './offline-words.ts';

interface Tries {
  /** Milliseconds before each try; the last one is repeated. Up to half of each is left out by chance. */
  readonly pausesMs: readonly number[];
  /** How long the server may take to say that it is there. */
  readonly answerWithinMs: number;
}

/**
 * Asks the server whether it is there, while the page is in view, and loads the page again when it is. Runs in the page and not here: only
 * its text goes there, so it uses nothing that stands outside of it.
 */
export function tryAgain({ pausesMs, answerWithinMs }: Tries, { say }: OfflineStatus): void {
  let attempt = 0;
  let isAsking = false;
  /** The person waits for the answer. Tries that start by themselves are not read out. */
  let isAwaited = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isThere = (): Promise<boolean> =>
    // Any answer will do, a bad one too: the page shows what the server has to say.
    fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(answerWithinMs) }).then(
      () => true,
      () => false,
    );
  const wait = (): void => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const pauseMs = pausesMs[Math.min(attempt, pausesMs.length - 1)] ?? 0;
    attempt += 1;
    timer = setTimeout(() => void ask(), pauseMs * (0.5 + Math.random() / 2));
  };
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    if (isAsking) return;
    isAsking = true;
    const isBack = await isThere();
    isAsking = false;
    if (isBack) {
      say('back');
      location.reload();
      return;
    }
    if (isAwaited) say('still');
    isAwaited = false;
    wait();
  };
  const begin = (): void => {
    attempt = 0;
    void ask();
  };
  document.querySelector('button')?.addEventListener('click', () => {
    isAwaited = true;
    say('trying');
    begin();
  });
  addEventListener('online', begin);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') begin();
    else clearTimeout(timer);
  });
  wait();
}
