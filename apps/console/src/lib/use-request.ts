import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { useRefusals } from '@balcao/ui/refusals';
import { useForm } from '@mantine/form';
import { isColleagueFirst } from './colleague-first.ts';

interface Command<Body> {
  readonly check: (body: Body) => Record<string, string>;
  readonly mutate: (
    body: Body,
    then: { readonly tell: string; readonly onSuccess: () => void; readonly onError: (error: unknown) => void },
  ) => void;
  readonly isPending: boolean;
}
interface Request<Body> {
  readonly command: Command<Body>;
  readonly first: Body;
  /** What is said once it was asked for. */
  readonly done: string;
  readonly onClose: () => void;
}

/**
 * The form by which one of the staff does something, or asks a colleague for it. What is refused is said at its field or in a notice,
 * and what was typed stays; only where a colleague was first there is nothing left to ask for.
 */
export const useRequest = <Body extends Record<string, string>>(of: Request<Body>) => {
  const { command, first, done, onClose } = of;
  const present = useRefusals();
  const form = useForm<Body>({ initialValues: first, validate: command.check });
  const send = (values: Body) =>
    command.mutate(values, {
      tell: done,
      onSuccess: onClose,
      onError: (error) => {
        if (showFieldErrors(form, error)) return;
        present(error);
        if (isColleagueFirst(error)) onClose();
      },
    });
  return { form, isPending: command.isPending, submit: form.onSubmit(send, focusFirst(form)) };
};
