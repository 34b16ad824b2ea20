import { useForm } from '@mantine/form';
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { focusFirst, showFieldErrors, showRefusalAt } from './form-errors.ts';
import { Grid } from './layout.tsx';
import { NewPasswordInputs } from './new-password-inputs.tsx';
import { PasswordField } from './password-field.tsx';
import { useRefusals } from './refusals.ts';
import type { Command } from './use-command.ts';

interface Passwords {
  current: string;
  password: string;
  passwordAgain: string;
}

interface ChangePasswordDialogProps {
  /** Whose password it is: the address they log in with, and what else of them is no password. */
  email: string;
  name: string;
  /** The words of the app for it. */
  t: (key: 'change' | 'submit' | 'done' | 'current' | 'fresh' | 'freshHelp' | 'again') => string;
  check: (values: Passwords) => Record<string, ReactNode>;
  change: Pick<Command<unknown, Passwords>, 'mutate' | 'isPending'>;
  onClose: () => void;
}

/** Changes the password; the current one is required. */
export const ChangePasswordDialog = ({ email, name, t, check, change, onClose }: ChangePasswordDialogProps) => {
  const id = useId();
  const present = useRefusals();
  const form = useForm({ initialValues: { current: '', password: '', passwordAgain: '' }, validate: check });
  const submit = form.onSubmit(
    (values) =>
      change.mutate(values, {
        tell: t('done'),
        onSuccess: onClose,
        onError: (error) => {
          if (!showFieldErrors(form, error) && !showRefusalAt(form, 'current', error)) present(error);
        },
      }),
    focusFirst(form),
  );
  return (
    <Dialog
      title={t('change')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={change.isPending}>
          {t('submit')}
        </Button>
      }
    >
      <Grid as="form" id={id} noValidate gap={16} mt={16} tone="text" whiteSpace="normal" onSubmit={submit}>
        <NewPasswordInputs
          form={form}
          {...{ email, name, t }}
          before={
            <PasswordField
              data-autofocus
              label={t('current')}
              autoComplete="current-password"
              {...form.getInputProps('current')}
            />
          }
        />
      </Grid>
    </Dialog>
  );
};
