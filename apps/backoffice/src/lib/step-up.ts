import type { Approval } from '@balcao/contract/approval';
import { RefusedError } from '@balcao/sdk/client';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Runs a call; where the server wants a fresh proof that it is the owner, asks them and runs it again. */
export type WithStepUp = <T>(call: () => Promise<T>) => Promise<T>;

interface Ask {
  /** What the code approves; without it the person proves that it is them. */
  readonly approval: Approval | undefined;
  readonly answer: Promise<boolean>;
  readonly settle: (isProven: boolean) => void;
}

let open: Ask | undefined;
const listeners = new Set<() => void>();

const change = (next: Ask | undefined): void => {
  open = next;
  for (const listener of listeners) listener();
};

const ask = (approval: Approval | undefined): Ask => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const asked: Ask = {
    approval,
    answer: promise,
    settle: (isProven) => {
      if (open === asked) change(undefined);
      resolve(isProven);
    },
  };
  change(asked);
  return asked;
};

/**
 * Opens the dialog; true when the person has answered it. One proof serves all who wait for it, an approval only its own call. The
 * question ends with what asked it.
 */
const askPerson = async (approval: Approval | undefined, gone: AbortSignal): Promise<boolean> => {
  while (open && (approval || open.approval)) await open.answer;
  if (gone.aborted) return false;
  const asked = open ?? ask(approval);
  const end = () => asked.settle(false);
  gone.addEventListener('abort', end, { once: true });
  return asked.answer.finally(() => gone.removeEventListener('abort', end));
};

const isStepUpMissing = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.name === 'proof_missing';

const refused = () => new DOMException('The person would rather not.', 'AbortError');

/** `gone`: what asked is no longer on the screen; then the dialog is not opened and nothing is sent. */
const prove = async <T>(call: () => Promise<T>, gone: AbortSignal): Promise<T> => {
  for (;;)
    try {
      return await call();
    } catch (error) {
      if (!isStepUpMissing(error)) throw error;
      if (gone.aborted) throw refused();
      // What it is about may have changed while the person read it: then they are asked about that.
      const isProven = await askPerson(error.approval, gone);
      if (!isProven || gone.aborted) throw refused();
    }
};

/**
 * For endpoints with `proof`: `const withStepUp = useStepUp()`, then `withStepUp(() => api(endpoint, …))`.
 * @throws AbortError when the person closes the dialog, or leaves what asked for it; it is not shown as an error.
 */
export const useStepUp = (): WithStepUp => {
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
export const useStepUpRequest = (): Ask | undefined => useSyncExternalStore(subscribe, () => open);
