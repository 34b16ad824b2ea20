import type { Certificate } from '@balcao/contract/certificate';
import { useRefusals } from '@balcao/ui/refusals';
import type { Sent } from '@balcao/ui/unknown-outcome';
import { isUnknownOutcome } from '@balcao/ui/unknown-outcome-error';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type IssueBody, isFull, useIssueCertificate } from './certificate.queries.ts';
import { makeKey } from './make-key.ts';

/** A key that this browser made: it is held from before its request leaves, however that ends, and is nowhere else. */
export interface HeldKey {
  readonly privateKey: string;
  readonly sent: Sent<IssueBody>;
  /** The answer got lost: a certificate may be registered for it. */
  readonly isUnsure: boolean;
  readonly certificate: Certificate | undefined;
  /** The private key has been saved. */
  readonly isKept: boolean;
}

/** Aborts requests when the page is left: a certificate without its key is useless. */
const useGivingUp = () => {
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);
  return gone;
};

/** Makes a key in this browser and has it registered; the same request is sent again until its outcome is known. */
export const useMadeKey = (merchantNumber: string) => {
  const present = useRefusals();
  const issue = useIssueCertificate({ meta: { errors: 'inline' } });
  const gone = useGivingUp();
  const [held, setHeld] = useState<HeldKey>();
  const [isBusy, setIsBusy] = useState(false);
  const change = (changed: Partial<HeldKey>) => setHeld((before) => before && { ...before, ...changed });

  /** Answers with what the server refused. */
  const send = async (key: HeldKey): Promise<unknown> => {
    // Rendered before the request is sent, so that closing the page at that moment asks as well.
    flushSync(() => setHeld(key));
    try {
      const certificate = await issue.mutateAsync({ ...key.sent, signal: gone.current.signal });
      change({ certificate });
      return undefined;
    } catch (error) {
      // That there is no room is said only after looking for what was sent before: any other refusal leaves it open.
      if (isUnknownOutcome(error) || (key.isUnsure && !isFull(error))) change({ isUnsure: true });
      else setHeld(undefined);
      return error;
    }
  };
  const busily = async (work: () => Promise<unknown>): Promise<unknown> => {
    setIsBusy(true);
    return work().finally(() => setIsBusy(false));
  };

  return {
    held,
    isBusy,
    keep: () => change({ isKept: true }),
    /** Answers with what was refused, or with what stopped the browser. */
    make: (named: Pick<IssueBody, 'name' | 'days'>) =>
      busily(async () => {
        const made = await makeKey(merchantNumber).catch((error: unknown) => ({ error }));
        if ('error' in made) return made.error;
        if (gone.current.signal.aborted) return undefined;
        const { csr, privateKey } = made;
        const sent = { key: crypto.randomUUID(), body: { ...named, csr } };
        const error = await send({ privateKey, sent, isUnsure: false, certificate: undefined, isKept: false });
        return isUnknownOutcome(error) ? undefined : error; // What got lost is said by the dialog itself.
      }),
    /** Finds out whether the certificate was issued. */
    check: (key: HeldKey) =>
      busily(async () => {
        const error = await send(key);
        if (error) present(error);
      }),
  };
};
