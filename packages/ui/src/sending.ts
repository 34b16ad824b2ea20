import type { AskOf, Endpoint, ReplyOf } from '@balcao/contract/endpoint';
import { localeOf } from '@balcao/contract/locale';
import type { CallOptions } from '@balcao/sdk/client';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { checkedNow } from './form-check.ts';

type Api = <E extends Endpoint>(target: E, ask: AskOf<E>, call?: CallOptions) => Promise<ReplyOf<E>>;

interface Sending<E extends Endpoint, Typed>
  extends Omit<UseMutationOptions<ReplyOf<E>, Error, Typed>, 'mutationFn' | 'mutationKey'> {
  /** The one endpoint that the form sends to. */
  target: E;
  /** What the endpoint is asked with, made from what was typed. It may be incomplete: it is checked before it is sent. */
  ask: (typed: Typed) => AskOf<E>;
  /** Runs the call: asks for a proof of identity first, for instance. */
  around?: (call: () => Promise<ReplyOf<E>>) => Promise<ReplyOf<E>>;
}

/**
 * Makes the hook by which a form of one face sends. The hook answers with the mutation and with `check`, the form's `validate`.
 * `check` looks at exactly what the mutation would send, by the schemas of the endpoint that it sends to. A form that used the
 * schema of another endpoint would refuse what is right and send nothing.
 */
export const sendingBy = (api: Api) =>
  function useSending<E extends Endpoint, Typed>({
    target,
    ask,
    around = (call) => call(),
    ...options
  }: Sending<E, Typed>) {
    const locale = localeOf(useLocale());
    const mutation = useMutation({ ...options, mutationFn: (typed: Typed) => around(() => api(target, ask(typed))) });
    const check = (typed: Typed): Record<string, string> => {
      const { params, body } = ask(typed) as { params?: unknown; body?: unknown };
      return {
        ...(target.params ? checkedNow(target.params, locale)(params) : {}),
        ...(target.body ? checkedNow(target.body, locale)(body) : {}),
      };
    };
    return { ...mutation, check };
  };
