import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import type { checks } from './session.queries.ts';
import { sessionCalls } from './session-calls.ts';
import { present } from './use-call.ts';

type Checks = typeof checks;

/** The e-mail that the forms of the page share, so that it is typed once. */
export interface SharedEmail {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

type Own = Readonly<Record<string, string | boolean>>;
type Errors = Readonly<Record<string, string>>;

/**
 * The fields of a form of the entrance. The screens behind it use Mantine's form; here its 5 KB would be a twentieth of the
 * page. `checkedBy` names the check of the contract; a field that is typed into is no longer marked.
 */
export const useFields = <V extends Own>(initial: V, { email, onEmail }: SharedEmail, checkedBy: keyof Checks) => {
  const locale = useLocale();
  const [own, setOwn] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const ref = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const values = { ...own, email };
  const set = (name: string, value: string | boolean) => {
    if (name === 'email') onEmail(String(value));
    else setOwn((now) => ({ ...now, [name]: value }));
    setErrors(({ [name]: _corrected, ...others }) => others);
  };
  const marks = {
    setErrors: (found: Errors) => setErrors(found),
    getInputNode: (name: string) => ref.current?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null,
  };
  /** Marks what is wrong and leads to the first of it; `only`: as if the other fields did not exist. */
  const passes = async (only?: string): Promise<boolean> => {
    const all = (await sessionCalls()).checks[checkedBy](locale)(values);
    const found = only === undefined ? all : only in all ? { [only]: String(all[only]) } : {};
    setErrors(found);
    focusFirst(marks)(found);
    return Object.keys(found).length === 0;
  };
  return {
    values,
    passes,
    /** Marks the fields that the server refused. */
    refused: (error: unknown) => showFieldErrors(marks, error),
    empty: () => setOwn(initial),
    set,
    /** For an input whose `onChange` hands over the event. */
    text: (name: (keyof V & string) | 'email') => ({
      name: name as string,
      value: String(values[name]),
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    }),
    error: (name: keyof V & string) => errors[name],
    form: (onValid: (values: V & { email: string }) => Promise<unknown>) => ({
      ref,
      noValidate: true,
      onSubmit: async (event: FormEvent) => {
        event.preventDefault();
        if (busy.current) return; // The first Enter may still wait for the checks to arrive.
        busy.current = true;
        try {
          if (await passes()) await onValid(values);
        } catch (error) {
          present(error);
        } finally {
          busy.current = false;
        }
      },
    }),
  };
};

export type Fields<V extends Own> = ReturnType<typeof useFields<V>>;
