import type { RefusalName } from '@balcao/contract/refusal';
import { NetworkError, NotSentError, RefusedError } from '@balcao/sdk/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LeftError } from './attempt.ts';
import { type OwnWords, showDialog, showToast, type Toast } from './notice.ts';

/** What the face does with an error. */
export type Decision =
  | { readonly does: 'toast'; readonly message: string }
  | { readonly does: 'login' }
  | { readonly does: 'tips'; readonly own: 'roleChanged' | 'memberRemoved' }
  | { readonly does: 'modal'; readonly code: string; readonly message: string; readonly own: 'responseError' }
  | { readonly does: 'modal'; readonly code: string; readonly message: string; readonly own: 'networkError' }
  | { readonly does: 'tell'; readonly own: 'offline' | 'left' }
  | { readonly does: 'nothing' };

const modal = (code: string, message: string) => ({ does: 'modal', code, message, own: 'responseError' }) as const;

const ofRefusal = (error: RefusedError): Decision => {
  if (error.shown === 'toast') return { does: 'toast', message: error.message };
  if (error.shown === 'login') return { does: 'login' };
  if (error.shown === 'tips') {
    return { does: 'tips', own: error.name === 'member_removed' ? 'memberRemoved' : 'roleChanged' };
  }
  return modal(String(error.code), error.message);
};

/** What Chromium and Firefox, and what Safari say when a part of the page could not be fetched. */
const importFailed = /dynamically imported module|Importing a module script failed/i;

/**
 * Chooses between toast, new login, tips and error dialog. An HTTP 401 that carried no JSON is the end of a session too; a call
 * that someone aborted is no error to show.
 */
export const decide = (error: unknown): Decision => {
  if (error instanceof RefusedError) return ofRefusal(error);
  if (error instanceof NotSentError) return { does: 'tell', own: 'offline' };
  if (error instanceof LeftError) return { does: 'tell', own: 'left' };
  if (error instanceof NetworkError) {
    if (error.code === 'http-401') return { does: 'login' };
    return { does: 'modal', code: error.code, message: '', own: 'networkError' };
  }
  if (error instanceof Error && error.name === 'AbortError') return { does: 'nothing' };
  if (error instanceof TypeError && importFailed.test(error.message)) {
    return { does: 'modal', code: 'import', message: '', own: 'networkError' };
  }
  return modal('app', '');
};

/** Whether a colleague saved first: what was sent took the place of nothing. */
export const isEditConflict = (error: unknown): boolean =>
  error instanceof RefusedError && error.name === 'changed_elsewhere';

/** Whether the server answered and said no; without it, nothing is known of what became of a call. */
export const isRefused = (error: unknown): boolean => error instanceof RefusedError;

/** Whether it was refused for this reason. */
export const isRefusedFor = (error: unknown, name: RefusalName): boolean =>
  error instanceof RefusedError && error.name === name;

/** What is wrong with a package that was refused, file by file. */
export const faultsOf = (error: unknown) => (error instanceof RefusedError ? error.faults : undefined);
/** What the server said, where it is said in the place of what was sent; empty when it said nothing. */
export const wordsOfRefusal = (error: unknown): string => (error instanceof RefusedError ? error.message : '');

/** Errors that concern the whole session, wherever they come from. */
export const concernsSession = (error: unknown): boolean => ['login', 'tips'].includes(decide(error).does);

/** What a form says at its field in the place of a toast; undefined for what is a dialog, or no answer at all: that is presented. */
export const wordsOfToast = (error: unknown): string | undefined => {
  const decision = decide(error);
  return decision.does === 'toast' && decision.message !== '' ? decision.message : undefined;
};

/** The text of any error in a toast. */
export const inPassing = (error: unknown): Omit<Toast, 'id'> => {
  const decision = decide(error);
  const message = 'message' in decision ? decision.message : '';
  if (message) return { tone: 'bad', message };
  return {
    tone: 'bad',
    message: '',
    own: 'own' in decision && isOwnWord(decision.own) ? decision.own : 'responseError',
  };
};
const isOwnWord = (own: string): own is OwnWords => ['responseError', 'networkError', 'offline', 'left'].includes(own);

export type Presenter = (error: unknown) => void;

/** What a face adds to a refusal in the words of its own screens, or nothing: the parts know no menu. */
export type Describe = (error: RefusedError) => ReactNode;

export interface Presenting {
  /** Clears the session and leads to the login. */
  readonly onSessionEnded: () => void;
  /** The same after the person was told that their rights have changed: the session still is there, and ends on the server too. */
  readonly onRightsChanged?: () => void;
  /** The screen that comes after the end of a session says so by itself, in words of its own. */
  readonly endIsSaid?: boolean;
  /** What the web app adds to the server's message of a refusal, in a toast or an error dialog. */
  readonly describe?: Describe;
}

/** Shows errors as decided. */
export const createPresenter = ({
  onSessionEnded,
  onRightsChanged = onSessionEnded,
  endIsSaid = false,
  describe,
}: Presenting): Presenter => {
  let isTold = false;
  const tellRightsChanged = async (own: 'roleChanged' | 'memberRemoved') => {
    if (isTold) return;
    isTold = true;
    await showDialog({ kind: 'tips', own });
    isTold = false;
    onRightsChanged();
  };
  return (error) => {
    const decision = decide(error);
    const said = error instanceof RefusedError && describe?.(error);
    const detail = said ? { detail: said } : {};
    if (decision.does === 'toast') {
      const { message } = decision;
      showToast(message ? { tone: 'bad', message, ...detail } : { tone: 'bad', message, own: 'responseError' });
    } else if (decision.does === 'tell') {
      showToast({ tone: 'bad', message: '', own: decision.own });
    } else if (decision.does === 'login') {
      // Several calls learn of the end at once; one of them acts.
      if (endIsSaid || showToast({ tone: 'bad', message: '', own: 'logInAgain' })) onSessionEnded();
    } else if (decision.does === 'tips') {
      void tellRightsChanged(decision.own);
    } else if (decision.does === 'modal') {
      const { code, message, own } = decision;
      void showDialog({ kind: 'error', code, message, own, ...detail });
    }
  };
};

const presenters = new WeakMap<QueryClient, Presenter>();
export const setPresenter = (client: QueryClient, presenter: Presenter): void => void presenters.set(client, presenter);

/** Shows an error as a mutation would: for calls that go past the query client. */
export const useRefusals = (): Presenter => {
  const presenter = presenters.get(useQueryClient());
  if (!presenter) throw new Error('The query client was not made by createQueryClient.');
  return presenter;
};
