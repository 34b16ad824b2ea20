import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import type { NoticePolicy } from '@balcao/contract/notification-preference';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSaveNoticePolicy } from './notification.queries.ts';

/** Sets from which amount on a refund is large to the team. */
const AmountDialog = ({ policy, onClose }: { policy: NoticePolicy; onClose: () => void }) => {
  const t = useTranslations('notification.amount');
  const id = useId();
  const save = useSaveNoticePolicy();
  const [amount, setAmount] = useState<number | null>(policy.largeRefundFrom);
  // What was being changed, not what somebody else has saved meanwhile.
  const [version] = useState(policy.version);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!amount) return;
    const onSuccess = () => {
      tellGood(t('done'));
      onClose();
    };
    save.mutate({ largeRefundFrom: amount, version }, { onSuccess });
  };
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={save.isPending} disabled={!amount}>
          {t('save')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <MoneyInput label={t('label')} description={t('help')} value={amount} onChange={setAmount} />
      </form>
    </Dialog>
  );
};
export default AmountDialog;
