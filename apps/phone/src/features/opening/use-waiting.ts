import type { Delivery } from '@balcao/contract/address-book';
import type { MessageAnswer } from '@balcao/contract/message-consent';
import type { AppletPermission } from '@balcao/contract/opening';
import { useMemo, useRef, useState } from 'react';
import { CallError } from './call-error.ts';
import type { AskedMessage } from './opening.queries.ts';
import type { Asks } from './opening-handlers.ts';

/** Something that waits for the person, over the mini program; `done` lets it go on. */
export type Waiting =
  | { readonly kind: 'allow'; readonly permission: AppletPermission; readonly done: (isAllowed: boolean) => void }
  | { readonly kind: 'pay'; readonly code: string; readonly done: (paid: boolean) => void }
  | { readonly kind: 'scan'; readonly done: (text: string | null) => void }
  | { readonly kind: 'address'; readonly done: (chosen: Delivery | null) => void }
  | {
      readonly kind: 'subscribe';
      readonly messages: readonly AskedMessage[];
      readonly done: (answers: Readonly<Record<string, MessageAnswer>>) => void;
    }
  | { readonly kind: 'share'; readonly link: string; readonly title: string; readonly done: () => void }
  | { readonly kind: 'grants' | 'about'; readonly done: () => void };

interface Needs {
  readonly setTitle: (title: string) => void;
  readonly setReady: (isReady: boolean) => void;
}

/** What the person is asked, one thing at a time: what they are about to answer is not exchanged for something else under their finger. */
export const useWaiting = ({ setTitle, setReady }: Needs) => {
  const [waiting, setWaiting] = useState<Waiting>();
  const shown = useRef<Waiting>(undefined);
  const { show, close, asks } = useMemo(() => {
    const put = (next?: Waiting): void => {
      shown.current = next;
      setWaiting(next);
    };
    const wait = <T>(make: (done: (answer: T) => void) => Waiting): Promise<T> =>
      new Promise((resolve, reject) => {
        if (shown.current) return reject(new CallError('busy', 'The person is busy with something else'));
        return put(
          make((answer) => {
            put();
            resolve(answer);
          }),
        );
      });
    const asks: Asks = {
      allow: (permission) => wait((done) => ({ kind: 'allow', permission, done })),
      pay: (code) => wait((done) => ({ kind: 'pay', code, done })),
      address: () => wait((done) => ({ kind: 'address', done })),
      scan: () => wait((done) => ({ kind: 'scan', done })),
      subscribe: (messages) => wait((done) => ({ kind: 'subscribe', messages, done })),
      share: (link, title) => wait<void>((done) => ({ kind: 'share', link, title, done })),
      setTitle,
      ready: () => setReady(true),
    };
    return { show: put, close: () => put(), asks };
  }, [setTitle, setReady]);
  return { waiting, show, close, asks };
};
