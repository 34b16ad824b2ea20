import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { updateAccount } from '@balcao/contract/account';
import { Card } from '@balcao/ui/card.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { useUpdateAccount } from './account.queries.ts';
import classes from './account-cards.module.css';

/** Name, which can be changed, and what cannot. */
export const ProfileCard = () => {
  const t = useTranslations('account');
  const { account, email, createdAt } = useCurrentUser();
  const update = useUpdateAccount();
  const form = useForm({ initialValues: { account }, validate: checkedNow(updateAccount.body, useLocale()) });
  const save = form.onSubmit(
    (values) =>
      update.mutate(values, {
        onSuccess: (profile) => {
          form.setInitialValues({ account: profile.account });
          form.reset();
          tellGood(t('saved'));
        },
        onError: (error) => showFieldErrors(form, error),
      }),
    focusFirst(form),
  );
  return (
    <Card title={t('profile')}>
      <KeyValues
        rows={[
          { label: t('email'), value: email },
          { label: t('since'), value: <Instant at={createdAt} /> },
        ]}
      />
      <form noValidate className={classes.name} onSubmit={save}>
        <TextInput
          label={t('account')}
          description={t('accountHelp')}
          autoComplete="nickname"
          {...form.getInputProps('account')}
        />
        <Button type="submit" variant="default" disabled={!form.isDirty()} loading={update.isPending}>
          {t('save')}
        </Button>
      </form>
    </Card>
  );
};
