import { RefusedError } from '@balcao/sdk/client';
import { useRefusals } from '@balcao/ui/refusals';
import { useRef, useState } from 'react';
import { missingListId } from './missing-list.tsx';
import { type FormStep, isIn, obstaclesIn } from './steps.ts';
import type { LongForm } from './use-long-form.ts';
import { useStep } from './use-step.ts';

interface SubmitOptions<Ready> {
  readonly form: Omit<LongForm, 'ready'> & { readonly ready: () => Ready | undefined };
  readonly steps: readonly FormStep[];
  /** Sends it; asks again how things stand when it is through, also after a refusal. */
  readonly send: (payload: Ready, idempotencyKey: string) => Promise<unknown>;
  /** Asked last, once nothing is missing: answers whether to go on. */
  readonly mayGo?: () => boolean;
  /** The step that says why the server refuses for a reason that is no field's. */
  readonly stepOf?: (refusal: string) => string | undefined;
}

/**
 * Hands a form in: leads to what is missing, saves the draft, sends it once however often the button is pressed, and shows what the
 * server refuses at its field.
 */
export const useSubmit = <Ready>({ form, steps, send, mayGo = () => true, stepOf }: SubmitOptions<Ready>) => {
  const present = useRefusals();
  const { go } = useStep(steps);
  const [isPending, setPending] = useState(false);
  const sent = useRef({ text: '', key: '' });
  const keyOf = (payload: Ready): string => {
    const text = JSON.stringify(payload);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    return sent.current.key;
  };
  const refused = (error: unknown): void => {
    const fields = error instanceof RefusedError ? error.fields : undefined;
    const first = Object.keys(fields ?? {})[0];
    const step = steps.find((one) => first !== undefined && isIn(one, first));
    if (!fields || !step) {
      present(error);
      const saysWhy = error instanceof RefusedError ? stepOf?.(error.name) : undefined;
      if (saysWhy) go(saysWhy);
      return;
    }
    form.refuse(fields);
    go(step.id, first);
  };
  const submit = async (): Promise<void> => {
    const obstacles = steps.flatMap((step) => obstaclesIn(step, form));
    if (obstacles.length > 0 || steps.some(({ lacks }) => lacks)) {
      form.show(obstacles);
      const list = document.getElementById(missingListId);
      list?.scrollIntoView({ block: 'start' });
      list?.focus({ preventScroll: true });
      return;
    }
    if (isPending || !mayGo()) return;
    const payload = form.ready();
    if (payload === undefined) return present(new Error('The form lacks something that none of its steps asks for.'));
    setPending(true);
    void form.draft.flush();
    await send(payload, keyOf(payload)).then(() => form.draft.stop(), refused);
    setPending(false);
  };
  return { isPending, submit: () => void submit() };
};
