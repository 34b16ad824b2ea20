import { eraseAccount, type TeamToLeave } from '@balcao/contract/account-erasure';
import { fieldMessages } from '@balcao/contract/field-texts';
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
import { useEraseAccount } from './account-erasure.queries.ts';
import { DataParts } from './data-parts.tsx';

const gone = ['profile', 'ways', 'choices'] as const;
const kept = ['log', 'documents', 'requests'] as const;

/** As the server says it. */
const notYourEmail = { code: 'custom', path: ['email'], params: { text: 'notYourEmail' } } as const;

/** Says what goes and what stays, and asks for the e-mail of the account, so that none is deleted by mistake. */
export const EraseAccountForm = ({ teams, onClose }: { teams: readonly TeamToLeave[]; onClose: () => void }) => {
  const t = useTranslations('account.erase');
  const shared = useTranslations('shared');
  const id = useId();
  const { email } = useCurrentUser();
  const erase = useEraseAccount();
  const locale = useLocale();
  const check = checkedNow(eraseAccount.body, locale);
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => {
      const wrong = check(values);
      const isOwn = values.email.trim().toLowerCase() === email;
      return Object.keys(wrong).length > 0 || isOwn ? wrong : fieldMessages([notYourEmail], locale);
    },
  });
  const submit = form.onSubmit(
    (values) => erase.mutate(values.email, { tell: t('done'), onError: (error) => showFieldErrors(form, error) }),
    focusFirst(form),
  );
  return (
    <Dialog
      title={t('ask')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button type="submit" form={id} color="red" loading={erase.isPending || erase.isSuccess}>
            {t('forGood')}
          </Button>
        </>
      }
    >
      <Grid as="form" id={id} noValidate gap={16} mt={16} tone="text" onSubmit={submit}>
        {teams.length > 0 && <DataParts title={t('leaves')} names={teams.map(({ name }) => name)} />}
        <DataParts title={t('goes')} names={gone.map((part) => t(`gone.${part}`))} />
        <DataParts title={t('stays')} names={kept.map((part) => t(`kept.${part}`))} />
        <TextInput
          data-autofocus
          type="email"
          label={t('email')}
          description={t('emailHelp', { email })}
          autoComplete="off"
          maxLength={254}
          {...form.getInputProps('email')}
        />
      </Grid>
    </Dialog>
  );
};
