import { NotSentError } from '@balcao/sdk/client';
import { useSyncExternalStore } from 'react';
import { takeEarlyRead } from './early-reads.ts';

/** Longer than a slow line takes to answer something so small. */
const answerWithinMs = 5_000;
/** Between two questions whether the server is back. */
const againAfterMs = 4_000;

let isLost = false;
let asking: Promise<boolean> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const know = (lost: boolean): void => {
  clearTimeout(timer);
  if (lost) timer = setTimeout(() => void isServerThere(), againAfterMs);
  if (lost === isLost) return;
  isLost = lost;
  for (const listener of listeners) listener();
};

const ask = async (): Promise<boolean> => {
  try {
    // Any answer will do, a bad one too: someone was there to give it.
    await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(answerWithinMs) });
    know(false);
  } catch {
    know(true);
  }
  asking = undefined;
  return !isLost;
};

/**
 * Asks the server something that changes nothing. A browser that says that it is offline can be wrong: on a machine without any
 * network the server may still be on the machine itself. One that says that it is online is wrong more often.
 */
const isServerThere = (): Promise<boolean> => {
  asking ??= ask();
  return asking;
};

const isWrite = ({ method }: Request): boolean => method !== 'GET';
const isDoubtful = (): boolean => isLost || !navigator.onLine;

/**
 * `fetch` for calls of the API. What changes something is sent at once or not at all: without a connection it is refused, so that
 * nothing waits in the browser and leaves later by itself.
 * @throws NotSentError there is no connection, and nothing was sent.
 */
export const sendNow = async (request: Request): Promise<Response> => {
  if (isWrite(request) && isDoubtful() && !(await isServerThere())) throw new NotSentError();
  try {
    const response = await (takeEarlyRead(request)?.catch(() => fetch(request)) ?? fetch(request));
    know(false);
    return response;
  } catch (cause) {
    // One that its caller gave up says nothing about the connection.
    if (request.signal.reason?.name !== 'AbortError') void isServerThere();
    throw cause;
  }
};

/** Watches the browser's own word, too; it is checked before it counts. */
const watch = (): void => {
  const look = () => void isServerThere();
  window.addEventListener('offline', look);
  window.addEventListener('online', look);
};
if (typeof window !== 'undefined') watch();

export const connection = {
  isLost: (): boolean => isLost,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Whether the server cannot be reached at the moment. */
export const useIsLost = (): boolean => useSyncExternalStore(connection.subscribe, connection.isLost);
