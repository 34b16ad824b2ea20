import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useFactorCode } from '@balcao/ui/use-factor-code';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRenewRecoveryCodes } from './factor.queries.ts';
import classes from './factor-dialog.module.css';
import { RecoveryDialog } from './recovery-dialog.tsx';

/** New recovery codes with a code of the app; the old ones are no good from then on. */
const RenewDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('factor.recovery');
  const id = useId();
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[]>();
  const { form, input } = useFactorCode(renew.mutateAsync, {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onOther: useRefusals(),
  });
  if (codes) return <RecoveryDialog codes={codes} onClose={onClose} />;
  return (
    <Dialog
      title={t('renewTitle')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={renew.isPending}>
          {t('renewSubmit')}
        </Button>
      }
    >
      {t('renewText')}
      <form id={id} {...form} className={classes.form}>
        <FactorInput {...input} data-autofocus />
      </form>
    </Dialog>
  );
};
export default RenewDialog;
