import { changePassword } from '@balcao/contract/account';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors, showRefusalAt } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { useChangePassword } from './account.queries.ts';

/** Another password, by the one who knows the current one. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('account.password');
  const id = useId();
  const { email, account } = useCurrentUser();
  const change = useChangePassword();
  const present = useRefusals();
  const form = useForm({
    initialValues: { current: '', password: '', passwordAgain: '' },
    validate: checkedNow(changePassword.body, useLocale()),
  });
  const submit = form.onSubmit(
    (values) =>
      change.mutate(values, {
        onSuccess: () => {
          tellGood(t('done'));
          onClose();
        },
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
      <Grid as="form" id={id} noValidate gap={16} mt={16} tone="text" onSubmit={submit}>
        {/* Password managers learn from it whose password this is. */}
        <input hidden readOnly type="text" autoComplete="username" value={email} />
        <PasswordField
          data-autofocus
          label={t('current')}
          autoComplete="current-password"
          {...form.getInputProps('current')}
        />
        <PasswordField
          newOf={[email, account]}
          label={t('fresh')}
          description={t('freshHelp')}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordField label={t('again')} autoComplete="new-password" {...form.getInputProps('passwordAgain')} />
      </Grid>
    </Dialog>
  );
};
