import { type MutateOptions, type Register, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Attempt, Attempts, isRunning } from './attempt.ts';
import { type KeptIn, keepAt, keptAt, outcomeStaysUnknown, type Sent } from './unknown-outcome.ts';
import { type Then, tellOnce } from './use-command.ts';

interface KeyedMutation<Body, Reply> {
  /**
   * The action, the person and the object: `withdrawal:ACCOUNT:TEAM`. An attempt without an answer is kept under this name, also after a reload, and
   * is sent again with its idempotency key, so that no second one is created. Keys belong to a person, so the person is part of the name.
   */
  readonly place: string | ((body: Body) => string);
  readonly keptIn?: KeptIn;
  readonly send: (body: Body, attempt: Attempt) => Promise<Reply>;
  readonly onSuccess?: (reply: Reply, body: Body) => unknown;
  readonly onError?: (error: Error) => unknown;
  readonly onSettled?: () => unknown;
  readonly meta?: Register extends { mutationMeta: infer Meta } ? Meta : never;
}

/** An answer that is on its way still arrives; what hangs longer than this on a line is given up. */
const lastAnswerMs = 3_000;

/** Gives up what a component has sent, a moment after it is gone for another reason than that the person left it. */
const useOwnAttempts = (): Attempts => {
  const [own] = useState(() => new Attempts());
  useEffect(() => () => own.leaveAfter(lastAnswerMs), [own]);
  return own;
};

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The key under which this content was sent from the place and not answered; a new one for anything else. */
const sentFrom = <Body>(kept: Sent<Body> | undefined, body: Body): Sent<Body> =>
  kept && isAlike(kept.body, body) ? kept : { key: crypto.randomUUID(), body };

type Options<Body, Reply> = Then<Reply> &
  Pick<MutateOptions<Reply, Error, Sent<Body>>, 'onError'> & {
    readonly onSuccess?: (reply: Reply) => void;
  };

/**
 * A command that takes an idempotency key, above all one that moves money. It is sent when the person says so or not at all; once
 * they have closed its dialog, left its page or logged out, nothing of it leaves any more. An attempt without an answer is `unsure`:
 * `mutate(unsure)` sends it again under the same key to learn its outcome. The same content is never sent under two keys while one is open.
 */
export const useKeyedMutation = <Body, Reply>(of: KeyedMutation<Body, Reply>) => {
  const { place, keptIn = 'tab', send, meta } = of;
  const placeOf = (body: Body): string => (typeof place === 'string' ? place : place(body));
  const [open, setOpen] = useState(() => (typeof place === 'string' ? keptAt<Body>(place, keptIn) : undefined));
  const own = useOwnAttempts();
  const keep = (sent: Sent<Body>, isOpen: boolean): void => {
    keepAt(placeOf(sent.body), keptIn, isOpen ? sent : undefined);
    if (typeof place === 'string') setOpen(isOpen ? sent : undefined);
  };
  // Under the key that this form knows, even if another form has received the answer meanwhile.
  const sentOf = (body: Body): Sent<Body> =>
    sentFrom(open && isAlike(open.body, body) ? open : keptAt<Body>(placeOf(body), keptIn), body);
  const mutation: UseMutationResult<Reply, Error, Sent<Body>, { wasOpen: boolean }> = useMutation({
    mutationFn: ({ key, body }: Sent<Body>) => own.run(key, (attempt) => send(body, attempt)),
    // Stored before it is sent, so that a reload during the request finds it again.
    onMutate: (sent) => {
      const at = placeOf(sent.body);
      const wasOpen = open?.key === sent.key || (keptAt(at, keptIn)?.key === sent.key && !isRunning(sent.key));
      keepAt(at, keptIn, sent);
      return { wasOpen };
    },
    // For the command itself and not for one call of it: it runs also when the form is closed.
    onSuccess: (reply, sent) => {
      keep(sent, false);
      return of.onSuccess?.(reply, sent.body);
    },
    onError: (error, sent, context) => {
      keep(sent, outcomeStaysUnknown(error, context?.wasOpen === true));
      return of.onError?.(error);
    },
    onSettled: () => of.onSettled?.(),
    ...(meta ? { meta } : {}),
  });
  const { isPending, isError, isSuccess, data } = mutation;
  return {
    isPending,
    isError,
    isSuccess,
    data,
    /** What was sent and not answered. */
    unsure: open?.body,
    mutate: (body: Body, { tell, onSuccess, onError }: Options<Body, Reply> = {}): void => {
      const sent = sentOf(body);
      // A second click: what the first one sent says how it ends.
      if (own.isRunning(sent.key)) return;
      const reply = mutation.mutateAsync(sent, {
        ...(onSuccess ? { onSuccess: (done) => onSuccess(done) } : {}),
        ...(onError ? { onError } : {}),
      });
      tellOnce(reply, tell);
    },
    mutateAsync: (body: Body): Promise<Reply> => mutation.mutateAsync(sentOf(body)),
  };
};
