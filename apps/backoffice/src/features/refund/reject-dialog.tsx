import { formatBrl } from '@balcao/brazil/money';
import type { RefundEntry } from '@balcao/contract/refund';
import { rejectRefund } from '@balcao/contract/refund-request';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { submitOrResend } from '@balcao/ui/submit-or-resend';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useRejectRefund } from './refund.queries.ts';

interface RejectDialogProps {
  refund: RefundEntry;
  onClose: () => void;
}

const useRejectForm = ({ refund, onClose }: RejectDialogProps) => {
  const t = useTranslations('refund.reject');
  const locale = useLocale();
  const { mutateAsync, isPending, unsure } = useRejectRefund(refund.number);
  const form = useForm({ initialValues: { reason: '' }, validate: checkedNow(rejectRefund.body, locale) });
  /** The outcome is shown even if the refund shows as rejected before the answer arrives. */
  const send = async (body: typeof form.values): Promise<void> => {
    try {
      const { amount } = await mutateAsync(body);
      tellGood(t('done', { amount: formatBrl(amount) }));
      onClose();
    } catch (error) {
      showFieldErrors(form, error as Error);
    }
  };
  const submitTyped = form.onSubmit((body) => void send(body), focusFirst(form));
  const submit = submitOrResend({ unsure, send, submitTyped });
  return { form, submit, unsure, isPending };
};

/** Rejects a refund, with the reason that the team and its server read. */
export const RejectDialog = (props: RejectDialogProps) => {
  const t = useTranslations('refund.reject');
  const shared = useTranslations('shared');
  const id = useId();
  const { refund, onClose } = props;
  const { form, submit, unsure, isPending } = useRejectForm(props);
  const amount = formatBrl(refund.amount);
  return (
    <Dialog
      title={t('title', { amount })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-closes onClick={onClose}>
            {t('otherwise')}
          </Button>
          <Button type="submit" form={id} color="red" loading={isPending}>
            {t(unsure ? 'check' : 'action')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {unsure ? (
          <UnsureNotice title={shared('answerLost')} text={t('unsure')} />
        ) : (
          <>
            <p>{t('text', { order: refund.orderNumber })}</p>
            <Textarea
              data-autofocus
              label={t('reason')}
              description={t('reasonHelp')}
              rows={3}
              maxLength={200}
              {...form.getInputProps('reason')}
            />
          </>
        )}
      </form>
    </Dialog>
  );
};
