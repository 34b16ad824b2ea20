import { type ReactNode, useSyncExternalStore } from 'react';

/** Sentences of our own that a notice shows when the server sent none; the host says them in the page's language. */
export type OwnWords = 'responseError' | 'networkError' | 'logInAgain' | 'offline' | 'left';

export interface Toast {
  readonly id: number;
  readonly tone: 'good' | 'bad' | 'moving';
  readonly message: string;
  readonly own?: OwnWords;
  /** What the face adds to the message: a way out, for instance. */
  readonly detail?: ReactNode;
}

export interface Question {
  readonly title: string;
  readonly message: string;
  /** Says what happens, as every primary button does; a dangerous one names the thing. */
  readonly action: string;
  readonly dangerous?: boolean;
  /** What the other button says where "Cancel" could be taken for the action itself. */
  readonly otherwise?: string;
}
export type DialogNotice =
  | { readonly kind: 'question'; readonly question: Question }
  /** Why the person has to log in again. */
  | { readonly kind: 'tips'; readonly own: 'roleChanged' | 'memberRemoved' }
  /** What was typed into a dialog is about to be lost. */
  | { readonly kind: 'unsent' }
  | {
      readonly kind: 'error';
      readonly code: string;
      readonly message: string;
      readonly own: OwnWords;
      /** What the face adds to the message. */
      readonly detail?: ReactNode;
    };
export interface OpenDialog {
  readonly id: number;
  readonly notice: DialogNotice;
  readonly answer: Promise<boolean>;
  readonly settle: (agreed: boolean) => void;
}

interface Notices {
  readonly toasts: readonly Toast[];
  readonly dialogs: readonly OpenDialog[];
}
let notices: Notices = { toasts: [], dialogs: [] };
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: Partial<Notices>): void => {
  notices = { ...notices, ...next };
  for (const listener of listeners) listener();
};

/** Says something in passing. The same words are not shown twice at a time. Answers whether they are new. */
export const showToast = (toast: Omit<Toast, 'id'>): boolean => {
  if (notices.toasts.some((shown) => shown.message === toast.message && shown.own === toast.own)) return false;
  lastId += 1;
  change({ toasts: [...notices.toasts.slice(-2), { ...toast, id: lastId }] });
  return true;
};

export const hideToast = (id: number): void => change({ toasts: notices.toasts.filter((toast) => toast.id !== id) });

/** Equal dialogs say the same words; what the face adds to them follows from these. */
const wordsOf = (notice: DialogNotice): string => JSON.stringify({ ...notice, detail: undefined });

/** Opens a dialog; the promise is true when the person agrees. An equal dialog that waits already answers for both. */
export const showDialog = (notice: DialogNotice): Promise<boolean> => {
  const asked = wordsOf(notice);
  const waiting = notices.dialogs.find((open) => wordsOf(open.notice) === asked);
  if (waiting) return waiting.answer;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  lastId += 1;
  change({ dialogs: [...notices.dialogs, { id: lastId, notice, answer: promise, settle: resolve }] });
  return promise;
};

export const settleDialog = (id: number, agreed: boolean): void => {
  const settled = notices.dialogs.find((open) => open.id === id);
  change({ dialogs: notices.dialogs.filter((open) => open !== settled) });
  settled?.settle(agreed);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const currentNotices = (): Notices => notices;
export const useNotices = (): Notices => useSyncExternalStore(subscribe, currentNotices);

/** What people hear when something went well. */
export const tellGood = (message: string): void => void showToast({ tone: 'good', message });
/** What people hear when something went wrong and it is not the answer of a call: those go through the refusals. */
export const tellBad = (message: string): void => void showToast({ tone: 'bad', message });
