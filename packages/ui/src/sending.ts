import type { AskOf, Endpoint, ReplyOf } from '@balcao/contract/endpoint';
import { localeOf } from '@balcao/contract/locale';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { checkedNow } from './form-check.ts';
import { useCommand } from './use-command.ts';
import type { WebCaller } from './web-caller.ts';

/** An endpoint that takes no idempotency key; `useKeyedMutation` sends to the others, with `useSendingCheck`. */
type Unkeyed = Endpoint & { readonly idempotency?: never };

interface Sending<E extends Unkeyed, Typed>
  extends Omit<UseMutationOptions<ReplyOf<E>, Error, Typed>, 'mutationFn' | 'mutationKey'> {
  /** The one endpoint that the form sends to. */
  target: E;
  /** What the endpoint is asked with, made from what was typed. It may be incomplete: it is checked before it is sent. */
  ask: (typed: Typed) => AskOf<E>;
}

/**
 * The check of a form, its `validate`: it looks at exactly what is sent, by the schemas of the endpoint that it is sent to. A form that
 * used the schema of another endpoint would refuse what is right and send nothing.
 */
export const useSendingCheck = <E extends Endpoint, Typed>(target: E, ask: (typed: Typed) => AskOf<E>) => {
  const locale = localeOf(useLocale());
  return (typed: Typed): Record<string, string> => {
    const { params, body } = ask(typed) as { params?: unknown; body?: unknown };
    return {
      ...(target.params ? checkedNow(target.params, locale)(params) : {}),
      ...(target.body ? checkedNow(target.body, locale)(body) : {}),
    };
  };
};

/** Makes the hook by which a form of one face sends: it answers with the mutation and with the check of what the mutation sends. */
export const sendingBy = (api: WebCaller) => {
  // Where there is no key, nothing else is handed over: the compiler does not see that for an endpoint that is not known yet.
  const call = api as unknown as <E extends Unkeyed>(target: E, ask: AskOf<E>) => Promise<ReplyOf<E>>;
  return function useSending<E extends Unkeyed, Typed>({ target, ask, ...options }: Sending<E, Typed>) {
    const mutation = useCommand({ ...options, mutationFn: (typed: Typed) => call(target, ask(typed)) });
    return { ...mutation, check: useSendingCheck(target, ask) };
  };
};
