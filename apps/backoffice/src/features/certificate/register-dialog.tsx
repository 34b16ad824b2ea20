import type { Certificate } from '@balcao/contract/certificate';
import { Choice } from '@balcao/ui/choice.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BrowserForm } from './browser-form.tsx';
import { IssuedKey } from './issued-key.tsx';
import { canMakeKeys } from './make-key.ts';
import classes from './register-dialog.module.css';
import { RequestForm } from './request-form.tsx';
import { UploadForm } from './upload-form.tsx';

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
  const [made, setMade] = useState<{ certificate: Certificate; privateKey: string }>();
  const [isKept, setIsKept] = useState(false);
  const close = async () => {
    const question = {
      title: t('issued.leave'),
      message: t('issued.leaveText'),
      action: t('issued.leaveConfirm'),
      dangerous: true,
    };
    // The private key is nowhere but here.
    if (!made || isKept || (await confirm(question))) onClose();
  };
  if (made) return <IssuedKey {...made} isKept={isKept} onKept={() => setIsKept(true)} onClose={() => void close()} />;
  const options = ways
    .filter((one) => one !== 'browser' || canMakeKeys())
    .map((value) => ({ value, label: t(`ways.${value}`) }));
  return (
    <Dialog title={t('upload')} onClose={onClose}>
      <div className={classes.form}>
        <Choice legend={t('ways.legend')} options={options} value={way} onChange={setWay} />
        {way === 'browser' && <BrowserForm merchantNumber={merchantNumber} onMade={setMade} />}
        {way === 'request' && <RequestForm merchantNumber={merchantNumber} onClose={onClose} />}
        {way === 'upload' && <UploadForm onClose={onClose} />}
      </div>
    </Dialog>
  );
};
export default RegisterDialog;
