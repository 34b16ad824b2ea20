import { RefusedError } from '@balcao/sdk/client';
import { tellBad } from './notice.ts';

/** The part of a Mantine form that shows errors. */
interface ErrorForm {
  setErrors: (errors: Record<string, string>) => void;
  setFieldError: (path: string, error: string) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

const controls =
  'input:not([hidden]):enabled, select:enabled, textarea:enabled, button:enabled, [contenteditable="true"], [tabindex="0"]';
/** A group of boxes or lines carries the path; its first control can have the focus. */
const controlOf = (node: HTMLElement): HTMLElement =>
  node.matches(controls) ? node : (node.querySelector<HTMLElement>(controls) ?? node);

/**
 * Leads to the first field that is wrong; hand it to `form.onSubmit` as the second argument. Where the form shows none of these
 * fields, a toast says what is wrong: a button must never do nothing.
 */
export const focusFirst =
  (form: Pick<ErrorForm, 'getInputNode'>) =>
  (errors: Readonly<Record<string, unknown>>): void => {
    const [first] = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
    const [message] = Object.values(errors);
    if (first) controlOf(first).focus();
    else if (message) tellBad(String(message));
  };

/** Marks the fields that the server refused (code 1000) and leads to the first. Answers whether there were any. */
export const showFieldErrors = (form: Pick<ErrorForm, 'setErrors' | 'getInputNode'>, error: unknown): boolean => {
  if (!(error instanceof RefusedError) || !error.fields) return false;
  form.setErrors({ ...error.fields });
  focusFirst(form)(error.fields);
  return true;
};

/**
 * Says at one field, and leads there, what would otherwise be a toast: that the code or the password in it is wrong. Answers whether
 * the error was such a refusal.
 */
export const showRefusalAt = (
  form: Pick<ErrorForm, 'setFieldError' | 'getInputNode'>,
  path: string,
  error: unknown,
): boolean => {
  if (!(error instanceof RefusedError) || error.shown !== 'toast') return false;
  form.setFieldError(path, error.message);
  form.getInputNode(path)?.focus();
  return true;
};
