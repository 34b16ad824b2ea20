import {
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { tellGood } from './notice.ts';

/** What people hear once a command was done: a sentence, or what makes one of the reply; undefined where there is nothing to say. */
export type Tell<Reply> = string | ((reply: Reply) => string | undefined);

/** What follows one sending of a command. */
export interface Then<Reply> {
  /** Shown on any page that the person has gone to. A live page often removes a form before its answer arrives, although the command was done. */
  readonly tell?: Tell<Reply> | undefined;
}

/** Says what is to be said as soon as the reply is there. An error is said by the cache of the face, or by its form. */
export const tellOnce = <Reply>(reply: Promise<Reply>, tell: Tell<Reply> | undefined): void => {
  const say = (done: Reply) => {
    const words = typeof tell === 'function' ? tell(done) : tell;
    if (words !== undefined) tellGood(words);
  };
  void reply.then(say, () => undefined);
};

type Sending<Reply, Body, Context> = Then<Reply> & MutateOptions<Reply, Error, Body, Context>;
export interface Command<Reply, Body = void, Context = unknown>
  extends Omit<UseMutationResult<Reply, Error, Body, Context>, 'mutate'> {
  /**
   * Sends it. `tell` is said in any case; `onSuccess` and `onError`, which close, empty or lead somewhere, only happen as long as
   * what sent it is still there.
   */
  readonly mutate: (body: Body, then?: Sending<Reply, Body, Context>) => void;
}

/** A command of the API. One that takes an idempotency key is `useKeyedMutation`. */
export const useCommand = <Reply, Body = void, Context = unknown>(
  options: UseMutationOptions<Reply, Error, Body, Context>,
): Command<Reply, Body, Context> => {
  const mutation = useMutation(options);
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (body: Body, { tell, ...then }: Sending<Reply, Body, Context> = {}) => tellOnce(mutateAsync(body, then), tell),
    [mutateAsync],
  );
  return { ...mutation, mutate };
};
