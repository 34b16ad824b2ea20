import { setFirstPassword } from '@balcao/contract/account';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { NewPasswordInputs } from '@balcao/ui/new-password-inputs.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { useSetFirstPassword } from './account.queries.ts';

/** A first password for an account that was opened on the phone. */
export const FirstPasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('account.password');
  const id = useId();
  const { email, account } = useCurrentUser();
  const present = useRefusals();
  const set = useSetFirstPassword();
  const form = useForm({
    initialValues: { password: '', passwordAgain: '' },
    validate: checkedNow(setFirstPassword.body, useLocale()),
  });
  const submit = form.onSubmit(
    (values) =>
      set.mutate(values, {
        tell: t('first.done'),
        onSuccess: onClose,
        onError: (error) => {
          if (!showFieldErrors(form, error)) present(error);
        },
      }),
    focusFirst(form),
  );
  return (
    <Dialog
      title={t('first.set')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={set.isPending}>
          {t('first.set')}
        </Button>
      }
    >
      <Grid as="form" id={id} noValidate gap={16} mt={16} tone="text" whiteSpace="normal" onSubmit={submit}>
        <NewPasswordInputs form={form} email={email} name={account} t={t} />
      </Grid>
    </Dialog>
  );
};
