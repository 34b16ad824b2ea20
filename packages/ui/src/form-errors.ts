import { RefusedError } from '@balcao/sdk/client';

/** The part of a Mantine form that shows errors. */
interface ErrorForm {
  setErrors: (errors: Record<string, string>) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

/** Leads to the first field that is wrong; hand it to `form.onSubmit` as the second argument. */
export const focusFirst =
  (form: Pick<ErrorForm, 'getInputNode'>) =>
  (errors: Readonly<Record<string, unknown>>): void => {
    const [first] = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
    first?.focus();
  };

/** Marks the fields that the server refused (code 1000) and leads to the first. Answers whether there were any. */
export const showFieldErrors = (form: ErrorForm, error: unknown): boolean => {
  if (!(error instanceof RefusedError) || !error.fields) return false;
  form.setErrors({ ...error.fields });
  focusFirst(form)(error.fields);
  return true;
};
