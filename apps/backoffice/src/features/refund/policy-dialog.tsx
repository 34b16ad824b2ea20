import type { RefundPolicy } from '@balcao/contract/refund-policy';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { useEdited } from '@balcao/ui/use-edited';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSaveRefundPolicy } from './refund.queries.ts';

const valuesOf = ({ automatic, secondPersonFrom }: RefundPolicy) => ({ automatic, secondPersonFrom });

/** Sets how the team decides on refunds. */
const PolicyDialog = ({ policy, onClose }: { policy: RefundPolicy; onClose: () => void }) => {
  const t = useTranslations('refund.policy');
  const shared = useTranslations('shared');
  const id = useId();
  const save = useSaveRefundPolicy();
  const [values, setValues] = useState(() => valuesOf(policy));
  const { automatic, secondPersonFrom } = values;
  const edited = useEdited({
    latest: policy,
    valuesOf,
    typed: values,
    put: setValues,
    isPending: save.isPending,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { automatic, secondPersonFrom: secondPersonFrom || null, version: edited.base.version },
      {
        tell: t('done'),
        onSuccess: onClose,
      },
    );
  };
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={save.isPending} disabled={edited.isEditConflict}>
          {shared('save')}
        </Button>
      }
    >
      <Stack as="form" id={id} noValidate onSubmit={submit} gap={16}>
        <Choice
          legend={t('how')}
          help={t(automatic ? 'automaticHelp' : 'byHandHelp')}
          options={[
            { value: 'automatic', label: t('automaticChoice') },
            { value: 'byHand', label: t('byHandChoice') },
          ]}
          value={automatic ? 'automatic' : 'byHand'}
          onChange={(value) => setValues({ ...values, automatic: value === 'automatic' })}
        />
        <MoneyInput
          label={t('secondFrom')}
          description={t('secondHelp')}
          value={secondPersonFrom}
          onChange={(amount) => setValues({ ...values, secondPersonFrom: amount })}
        />
        <EditConflictNote of={edited} />
      </Stack>
    </Dialog>
  );
};
export default PolicyDialog;
