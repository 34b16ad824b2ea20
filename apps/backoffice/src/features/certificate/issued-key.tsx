import '@mantine/core/styles/Button.css';
import type { Certificate } from '@balcao/contract/certificate';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { saveFile } from '@balcao/ui/save-file';
import { Button } from '@mantine/core';
import { IconCertificate, IconKey, IconShieldLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './register-dialog.module.css';
import { fileNameOf, savePem } from './save-pem.ts';

interface IssuedKeyProps {
  certificate: Certificate;
  privateKey: string;
  /** The private key has been saved. */
  isKept: boolean;
  onKept: () => void;
  onClose: () => void;
}

/** What the browser has just made, to be saved now: the private key is shown to nobody and exists nowhere else. */
export const IssuedKey = ({ certificate, privateKey, isKept, onKept, onClose }: IssuedKeyProps) => {
  const t = useTranslations('certificate');
  const { name, serial } = certificate;
  const saveKey = () => {
    saveFile(new Blob([privateKey], { type: 'application/x-pem-file' }), `${fileNameOf(name)}-key.pem`);
    onKept();
  };
  return (
    <Dialog
      title={t('issued.title')}
      onClose={onClose}
      footer={
        <Button variant={isKept ? 'filled' : 'default'} disabled={!isKept} onClick={onClose}>
          {t('issued.close')}
        </Button>
      }
    >
      <div className={classes.made}>
        <p>{t('issued.text')}</p>
        <p className={classes.warning}>
          <IconShieldLock size={20} stroke={1.7} style={{ flex: 'none' }} aria-hidden />
          {t('issued.once')}
        </p>
        <div className={classes.actions}>
          <Button
            variant={isKept ? 'default' : 'filled'}
            leftSection={<IconKey size={18} stroke={1.8} />}
            onClick={saveKey}
          >
            {t('issued.saveKey')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconCertificate size={18} stroke={1.8} />}
            onClick={() => savePem(certificate)}
          >
            {t('issued.saveCertificate')}
          </Button>
        </div>
        <KeyValues
          rows={[
            {
              label: t('columns.serial'),
              value: <CopyValue value={serial} what={t('copySerial', { name })} isOneLine />,
            },
          ]}
        />
      </div>
    </Dialog>
  );
};
