import { updateAccount } from '@balcao/contract/account';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { useUpdateAccount } from './account.queries.ts';

/** Another name for the person. */
export const NameDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('account.profile');
  const id = useId();
  const { account } = useCurrentUser();
  const update = useUpdateAccount();
  const form = useForm({ initialValues: { account }, validate: checkedNow(updateAccount.body, useLocale()) });
  const save = form.onSubmit(
    (values) =>
      update.mutate(values, {
        tell: t('saved'),
        onSuccess: onClose,
        onError: (error) => showFieldErrors(form, error),
      }),
    focusFirst(form),
  );
  return (
    <Dialog
      title={t('nameTitle')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={update.isPending}>
          {t('save')}
        </Button>
      }
    >
      <Grid as="form" id={id} noValidate gap={16} mt={16} tone="text" onSubmit={save}>
        <TextInput
          data-autofocus
          label={t('account')}
          description={t('accountHelp')}
          autoComplete="nickname"
          maxLength={25}
          {...form.getInputProps('account')}
        />
      </Grid>
    </Dialog>
  );
};
