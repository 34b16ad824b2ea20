import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import { formatBrl } from '@balcao/brazil/money';
import type { RefundEntry } from '@balcao/contract/refund';
import { rejectRefund } from '@balcao/contract/refund-request';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { Button, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useRejectRefund } from './refund.queries.ts';

/** Rejects a refund, with the reason that the team and its server read. */
export const RejectDialog = ({ refund, onClose }: { refund: RefundEntry; onClose: () => void }) => {
  const t = useTranslations('refund.reject');
  const id = useId();
  const locale = useLocale();
  const reject = useRejectRefund();
  const amount = formatBrl(refund.amount, locale);
  const form = useForm({ initialValues: { reason: '' }, validate: checkedNow(rejectRefund.body, locale) });
  const submit = form.onSubmit(
    ({ reason }) =>
      reject.mutate(
        { number: refund.number, reason },
        {
          onSuccess: () => {
            tellGood(t('done', { amount }));
            onClose();
          },
          onError: (error) => showFieldErrors(form, error),
        },
      ),
    focusFirst(form),
  );
  return (
    <Dialog
      title={t('title', { amount })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('otherwise')}
          </Button>
          <Button type="submit" form={id} color="red" loading={reject.isPending}>
            {t('action')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <p>{t('text', { order: refund.orderNumber })}</p>
        <Textarea
          data-autofocus
          label={t('reason')}
          description={t('reasonHelp')}
          rows={3}
          maxLength={200}
          {...form.getInputProps('reason')}
        />
      </form>
    </Dialog>
  );
};
