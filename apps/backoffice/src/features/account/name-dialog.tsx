import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { updateAccount } from '@balcao/contract/account';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { useUpdateAccount } from './account.queries.ts';
import classes from './account-cards.module.css';

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
        onSuccess: () => {
          tellGood(t('saved'));
          onClose();
        },
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
      <form id={id} noValidate className={classes.form} onSubmit={save}>
        <TextInput
          data-autofocus
          label={t('account')}
          description={t('accountHelp')}
          autoComplete="nickname"
          maxLength={25}
          {...form.getInputProps('account')}
        />
      </form>
    </Dialog>
  );
};
