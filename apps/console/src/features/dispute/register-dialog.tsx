import { DisputeKind } from '@balcao/contract/dispute';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
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
      tell: t('register.done'),
      onSuccess: onClose,
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  return { form, send, isPending: register.isPending };
};

/** Registers a dispute that the bank announced by letter: the available part of the money is blocked. */
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
      <Grid as="form" id={id} noValidate gap={16} onSubmit={form.onSubmit(send, focusFirst(form))}>
        <Muted size={14}>{t('register.text')}</Muted>
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
      </Grid>
    </Dialog>
  );
};
export default RegisterDialog;
