import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRenewRecoveryCodes } from './factor.queries.ts';
import classes from './factor-dialog.module.css';
import { RecoveryDialog } from './recovery-dialog.tsx';
import { useCode } from './use-code.ts';

/** New recovery codes with a code of the app; the old ones are no good from then on. */
const RenewDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('factor.recovery');
  const id = useId();
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[]>();
  const { form, input } = useCode(renew, ({ recoveryCodes }) => setCodes(recoveryCodes));
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
