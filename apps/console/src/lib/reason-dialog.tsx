import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from './form-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

interface ReasonDialogProps {
  words: {
    readonly title: string;
    readonly text: string;
    readonly reasonHelp: string;
    readonly action: string;
    readonly done: string;
  };
  call: {
    readonly isPending: boolean;
    readonly check: (values: { reason: string }) => Record<string, ReactNode>;
    readonly mutate: (
      body: { reason: string },
      then: { tell: string; onSuccess: () => void; onError: (error: Error) => void },
    ) => void;
  };
  /** It gives back what was taken. */
  givesBack?: boolean;
  onClose: () => void;
}

/** Asks for the reason of something that takes away, or gives back, which those whom it concerns read, and does it. */
export const ReasonDialog = ({ words, call, givesBack = false, onClose }: ReasonDialogProps) => {
  const shared = useTranslations('shared');
  const form = useForm({ initialValues: { reason: '' }, validate: call.check });
  const submit = form.onSubmit((values) => {
    const onError = (error: Error) => void showFieldErrors(form, error);
    call.mutate(values, { tell: words.done, onSuccess: onClose, onError });
  }, focusFirst(form));
  return (
    <FormDialog
      title={words.title}
      text={words.text}
      action={words.action}
      back={shared('back')}
      takesAway={!givesBack}
      gap={12}
      isBusy={call.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        data-autofocus
        label={shared('reason')}
        description={words.reasonHelp}
        maxRows={6}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
};
