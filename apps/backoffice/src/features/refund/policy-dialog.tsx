import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import type { RefundPolicy } from '@balcao/contract/refund-policy';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './refund.module.css';
import { useSaveRefundPolicy } from './refund.queries.ts';

/** Sets how the team decides on refunds. */
const PolicyDialog = ({ policy, onClose }: { policy: RefundPolicy; onClose: () => void }) => {
  const t = useTranslations('refund.policy');
  const id = useId();
  const save = useSaveRefundPolicy();
  const [automatic, setAutomatic] = useState(policy.automatic);
  const [second, setSecond] = useState(policy.secondPersonFrom);
  // What was being changed, not what somebody else has saved meanwhile.
  const [version] = useState(policy.version);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { automatic, secondPersonFrom: second || null, version },
      {
        onSuccess: () => {
          tellGood(t('done'));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={classes.form}>
        <Choice
          legend={t('how')}
          help={t(automatic ? 'automaticHelp' : 'byHandHelp')}
          options={[
            { value: 'automatic', label: t('automaticChoice') },
            { value: 'byHand', label: t('byHandChoice') },
          ]}
          value={automatic ? 'automatic' : 'byHand'}
          onChange={(value) => setAutomatic(value === 'automatic')}
        />
        <MoneyInput label={t('secondFrom')} description={t('secondHelp')} value={second} onChange={setSecond} />
      </form>
    </Dialog>
  );
};
export default PolicyDialog;
