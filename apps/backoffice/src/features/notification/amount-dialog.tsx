import type { NoticePolicy } from '@balcao/contract/notification-preference';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { useEdited } from '@balcao/ui/use-edited';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSaveNoticePolicy } from './notification.queries.ts';

const valuesOf = ({ largeRefundFrom }: NoticePolicy): number | null => largeRefundFrom;

/** Sets from which amount on a refund is large to the team. */
const AmountDialog = ({ policy, onClose }: { policy: NoticePolicy; onClose: () => void }) => {
  const t = useTranslations('notification.amount');
  const shared = useTranslations('shared');
  const id = useId();
  const save = useSaveNoticePolicy();
  const [amount, setAmount] = useState(() => valuesOf(policy));
  const edited = useEdited({
    latest: policy,
    valuesOf,
    typed: amount,
    put: setAmount,
    isPending: save.isPending,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!amount) return;
    save.mutate({ largeRefundFrom: amount, version: edited.base.version }, { tell: t('done'), onSuccess: onClose });
  };
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={save.isPending} disabled={!amount || edited.isEditConflict}>
          {shared('save')}
        </Button>
      }
    >
      <Grid as="form" id={id} noValidate onSubmit={submit} gap={16}>
        <MoneyInput label={t('label')} description={t('help')} value={amount} onChange={setAmount} />
        <EditConflictNote of={edited} />
      </Grid>
    </Dialog>
  );
};
export default AmountDialog;
