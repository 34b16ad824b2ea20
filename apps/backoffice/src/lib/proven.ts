import type { Approval } from '@balcao/contract/approval';
import { RefusedError } from '@balcao/sdk/client';
import { useSyncExternalStore } from 'react';

/** Runs a call; where the server wants to know anew that it is the owner who sits here, asks them and runs it again. */
export type Proven = <T>(call: () => Promise<T>) => Promise<T>;

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

/** Opens the dialog; true when the person has answered it. One proof serves all who wait for it, an approval only its own call. */
const askPerson = async (approval: Approval | undefined): Promise<boolean> => {
  while (open && (approval || open.approval)) await open.answer;
  if (open) return open.answer;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const ask: Ask = {
    approval,
    answer: promise,
    settle: (isProven) => {
      if (open === ask) change(undefined);
      resolve(isProven);
    },
  };
  change(ask);
  return promise;
};

const isProofMissing = (error: unknown): error is RefusedError =>
  error instanceof RefusedError && error.name === 'proof_missing';

const proven: Proven = async (call) => {
  for (;;)
    try {
      return await call();
    } catch (error) {
      if (!isProofMissing(error)) throw error;
      // What it is about may have changed while the person read it: then they are asked about that.
      if (!(await askPerson(error.approval))) throw new DOMException('The person would rather not.', 'AbortError');
    }
};

/**
 * For endpoints with `proof`: `const proven = useProven()`, then `proven(() => api(endpoint, …))`.
 * @throws AbortError when the person closes the dialog; the refusals show it to nobody.
 */
export const useProven = (): Proven => proven;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The question that waits for an answer, for the host that shows it. */
export const useProofAsk = (): Ask | undefined => useSyncExternalStore(subscribe, () => open);
