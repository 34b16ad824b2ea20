import { RefusedError } from '@balcao/sdk/client';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Runs a call; where the server wants to know anew that it is the owner who sits here, asks them and runs it again. */
export type Proven = <T>(call: () => Promise<T>) => Promise<T>;

interface Ask {
  readonly answer: Promise<boolean>;
  readonly settle: (isProven: boolean) => void;
}

let open: Ask | undefined;
const listeners = new Set<() => void>();

const change = (next: Ask | undefined): void => {
  open = next;
  for (const listener of listeners) listener();
};

/** Opens the dialog, or waits for the one that is open; true when the person has proven that it is them. */
const askPerson = (): Promise<boolean> => {
  if (open) return open.answer;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const ask: Ask = {
    answer: promise,
    settle: (isProven) => {
      if (open === ask) change(undefined);
      resolve(isProven);
    },
  };
  change(ask);
  return promise;
};

const isProofMissing = (error: unknown): boolean => error instanceof RefusedError && error.name === 'proof_missing';

const refused = () => new DOMException('The person would rather not.', 'AbortError');

/** `gone`: what asked is no longer on the screen; then nobody is asked any more, and nothing is sent. */
const prove = async <T>(call: () => Promise<T>, gone: AbortSignal): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (!isProofMissing(error)) throw error;
    if (gone.aborted) throw refused();
    const end = () => open?.settle(false);
    gone.addEventListener('abort', end, { once: true });
    const isProven = await askPerson().finally(() => gone.removeEventListener('abort', end));
    if (!isProven || gone.aborted) throw refused();
    return call();
  }
};

/**
 * For endpoints with `proof`: `const proven = useProven()`, then `proven(() => api(endpoint, …))`.
 * @throws AbortError when the person closes the dialog, or leaves what asked for it; the refusals show it to nobody.
 */
export const useProven = (): Proven => {
  const gone = useRef(new AbortController());
  useEffect(() => {
    const mine = new AbortController();
    gone.current = mine;
    return () => mine.abort();
  }, []);
  return (call) => prove(call, gone.current.signal);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The question that waits for an answer, for the host that shows it. */
export const useProofAsk = (): Ask | undefined => useSyncExternalStore(subscribe, () => open);
