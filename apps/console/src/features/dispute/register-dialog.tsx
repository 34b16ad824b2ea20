import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { DisputeKind } from '@balcao/contract/dispute';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './dispute.module.css';
import { registerBody, useRegisterDispute } from './dispute.queries.ts';

const useRegisterForm = (onClose: () => void) => {
  const t = useTranslations('dispute');
  const register = useRegisterDispute();
  const present = useRefusals();
  const form = useForm({
    initialValues: { orderNumber: '', kind: 'fraud' as DisputeKind, amount: 0, reason: '' },
    validate: checkedNow(registerBody, useLocale()),
  });
  const send = (body: typeof form.values) =>
    register.mutate(body, {
      onSuccess: () => {
        tellGood(t('register.done'));
        onClose();
      },
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  return { form, send, isPending: register.isPending };
};

/** Registers a dispute of which the bank has told by letter: what there is of the money is blocked. */
const RegisterDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('dispute');
  const shared = useTranslations('shared');
  const id = useId();
  const { form, send, isPending } = useRegisterForm(onClose);
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('back')}
      </Button>
      <Button type="submit" form={id} loading={isPending}>
        {t('register.send')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('register.title')} footer={footer} onClose={onClose}>
      <form id={id} noValidate className={classes.form} onSubmit={form.onSubmit(send, focusFirst(form))}>
        <p className={classes.line}>{t('register.text')}</p>
        <TextInput
          data-autofocus
          label={t('register.order')}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('orderNumber')}
        />
        <Choice
          legend={t('columns.kind')}
          options={DisputeKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={form.values.kind}
          onChange={(kind) => form.setFieldValue('kind', kind)}
        />
        <MoneyInput label={t('columns.amount')} {...form.getInputProps('amount')} />
        <Textarea
          label={t('panel.reason')}
          description={t('register.reasonHelp')}
          rows={3}
          maxLength={500}
          {...form.getInputProps('reason')}
        />
      </form>
    </Dialog>
  );
};
export default RegisterDialog;
