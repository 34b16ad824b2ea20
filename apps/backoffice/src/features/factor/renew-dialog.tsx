import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useFactorCode } from '@balcao/ui/use-factor-code';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRenewRecoveryCodes } from './factor.queries.ts';
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
      <Grid as="form" id={id} {...form} gap={16} mt={16} whiteSpace="normal">
        <FactorInput {...input} data-autofocus />
      </Grid>
    </Dialog>
  );
};
export default RenewDialog;
