import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Box, Grid } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { BrowserForm } from './browser-form.tsx';
import { HeldKeyDialog } from './held-key-dialog.tsx';
import { canMakeKeys } from './make-key.ts';
import classes from './register-dialog.module.css';
import { RequestForm } from './request-form.tsx';
import { UploadForm } from './upload-form.tsx';
import { useMadeKey } from './use-made-key.ts';

type Way = 'browser' | 'request' | 'upload';
const ways: readonly Way[] = ['browser', 'request', 'upload'];

interface RegisterDialogProps {
  merchantNumber: string;
  onClose: () => void;
}

/**
 * Registers a certificate in one of three ways: with a key that the browser makes, by a signing request made elsewhere, or one that
 * exists already.
 */
const RegisterDialog = ({ merchantNumber, onClose }: RegisterDialogProps) => {
  const t = useTranslations('certificate');
  const [way, setWay] = useState<Way>(canMakeKeys() ? 'browser' : 'request');
  const making = useMadeKey(merchantNumber);
  const { held, isBusy } = making;
  // The private key is nowhere but here, from before anything is sent.
  const isHeld = held !== undefined && !held.isKept;
  const guard = useLeaveGuard(isHeld, {
    title: t('issued.leave'),
    message: t(held?.certificate ? 'issued.leaveText' : 'issued.leaveUnsure'),
    action: t('issued.leaveConfirm'),
  });
  const close = async () => {
    if (await guard.mayLose()) onClose();
  };
  if (held && (held.certificate || held.isUnsure))
    return <HeldKeyDialog held={held} making={making} onClose={() => void close()} />;
  const options = ways
    .filter((one) => one !== 'browser' || canMakeKeys())
    .map((value) => ({ value, label: t(`ways.${value}`) }));
  return (
    <Dialog title={t('upload')} asksItself={isHeld} onClose={() => void close()}>
      <Grid className={classes.form} gap={20} mt={12}>
        <Box as="fieldset" shrink disabled={isBusy}>
          <Choice legend={t('ways.legend')} options={options} value={way} onChange={setWay} />
        </Box>
        {way === 'browser' && <BrowserForm making={making} />}
        {way === 'request' && <RequestForm merchantNumber={merchantNumber} onClose={onClose} />}
        {way === 'upload' && <UploadForm merchantNumber={merchantNumber} onClose={onClose} />}
      </Grid>
    </Dialog>
  );
};
export default RegisterDialog;
