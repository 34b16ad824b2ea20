import { refusals } from '@balcao/contract/refusal';
import { NotSentError, RefusedError } from '@balcao/sdk/client';
import { useState } from 'react';
import { isUnknownOutcome } from './unknown-outcome-error.ts';

/** What was sent under a key: under the same key it is done once, however often it is sent. */
export interface Sent<Body> {
  readonly key: string;
  readonly body: Body;
}
const inPage = new Map<string, Sent<unknown>>();

const nameInTab = (place: string): string => `balcao.unanswered.${place}`;
const fromTab = (place: string): Sent<unknown> | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(nameInTab(place)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};
const toTab = (place: string, sent: Sent<unknown> | undefined): void =>
  sent ? sessionStorage.setItem(nameInTab(place), JSON.stringify(sent)) : sessionStorage.removeItem(nameInTab(place));

/** Whether an unanswered request is kept in the tab for a place: its form offers to send that one again, and no new one. */
export const isKeptInTab = (place: string): boolean => fromTab(place) !== undefined;

/**
 * What is refused before the server looks whether the same was sent before: who one is, what one may, how often; or before it was
 * sent at all. A person who would rather not say who they are ends it there, too.
 */
const isBeforehand = (error: Error): boolean =>
  error.name === 'AbortError' ||
  error instanceof NotSentError ||
  (error instanceof RefusedError &&
    (error.shown !== 'toast' ||
      error.code === refusals.proof_missing.code ||
      error.code === refusals.password_wrong.code));

/** In the tab it outlasts a reload; in the page it does not, which is for what must not lie in the browser in clear. */
export type KeptIn = 'page' | 'tab';
export const keptAt = <Body>(place: string, keptIn: KeptIn): Sent<Body> | undefined =>
  (keptIn === 'tab' ? fromTab(place) : inPage.get(place)) as Sent<Body> | undefined;
export const keepAt = (place: string, keptIn: KeptIn, sent: Sent<unknown> | undefined): void => {
  if (keptIn === 'tab') toTab(place, sent);
  else if (sent) inPage.set(place, sent);
  else inPage.delete(place);
};

/** Whether the outcome of a request is still unknown after this error. `wasOpen`: it was unknown before it was sent again. */
export const outcomeStaysUnknown = (error: Error, wasOpen: boolean): boolean =>
  isUnknownOutcome(error) || (wasOpen && isBeforehand(error));

/**
 * What was sent from a place and never answered, so that the outcome is unknown. It is kept while the page stands, also
 * when the form is closed: the same is sent again then, and never a second one in addition to it. With `tab` it is kept from the moment that it
 * leaves, and outlasts a reload.
 */
export const useUnknownOutcome = <Body>(place: string, keptIn: KeptIn = 'page') => {
  const [unsure, setUnsure] = useState(() => keptAt<Body>(place, keptIn));
  const write = (sent: Sent<Body> | undefined): void => keepAt(place, keptIn, sent);
  const keep = (sent: Sent<Body> | undefined): void => {
    write(sent);
    setUnsure(sent);
  };
  return {
    unsure,
    /** For the call itself, not for one sending of it: it runs also when the form is closed. */
    outcome: {
      onMutate: (sent: Sent<Body>): void => {
        if (keptIn === 'tab') write(sent);
      },
      onSuccess: (): void => keep(undefined),
      onError: (error: Error, sent: Sent<Body>): void => {
        keep(outcomeStaysUnknown(error, unsure?.key === sent.key) ? sent : undefined);
      },
    },
  };
};
