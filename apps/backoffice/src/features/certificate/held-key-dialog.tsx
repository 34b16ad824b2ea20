import type { Certificate } from '@balcao/contract/certificate';
import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { IconCertificate, IconKey, IconShieldLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './register-dialog.module.css';
import { savePem } from './save-pem.ts';
import type { HeldKey, useMadeKey } from './use-made-key.ts';

interface HeldKeyDialogProps {
  held: HeldKey;
  making: Pick<ReturnType<typeof useMadeKey>, 'isBusy' | 'keep' | 'check'>;
  onClose: () => void;
}

/**
 * The key that the browser has just generated, to be saved now: the private key exists nowhere else and is never sent. If the answer was lost, its
 * certificate is requested again.
 */
export const HeldKeyDialog = ({ held, making: { isBusy, keep, check }, onClose }: HeldKeyDialogProps) => {
  const t = useTranslations('certificate');
  const shared = useTranslations('shared');
  const { certificate, isKept } = held;
  const next = isKept ? 'filled' : 'default';
  const saveKey = () => {
    savePem(held.privateKey, held.sent.body.name, 'key');
    keep();
  };
  return (
    <Dialog
      title={t('issued.title')}
      onClose={onClose}
      footer={
        certificate ? (
          <Button variant={next} disabled={!isKept} onClick={onClose}>
            {t('issued.close')}
          </Button>
        ) : (
          <Button variant={next} loading={isBusy} onClick={() => void check(held)}>
            {t('lost.check')}
          </Button>
        )
      }
    >
      <Grid className={classes.made} gap={16} mt={8}>
        {certificate ? <p>{t('issued.text')}</p> : <UnsureNotice title={shared('answerLost')} text={t('lost.text')} />}
        <p className={classes.warning}>
          <IconShieldLock size={20} stroke={1.7} style={{ flex: 'none' }} aria-hidden />
          {t('issued.once')}
        </p>
        <Row gap={12} wrap>
          <Button
            data-autofocus
            variant={isKept ? 'default' : 'filled'}
            leftSection={<IconKey size={18} stroke={1.8} />}
            onClick={saveKey}
          >
            {t('issued.saveKey')}
          </Button>
          {certificate && <SaveCertificate certificate={certificate} />}
        </Row>
        {certificate && <Serial certificate={certificate} />}
      </Grid>
    </Dialog>
  );
};

const SaveCertificate = ({ certificate: { pem, name } }: { certificate: Certificate }) => (
  <Button
    variant="default"
    leftSection={<IconCertificate size={18} stroke={1.8} />}
    onClick={() => savePem(pem, name, 'certificate')}
  >
    {useTranslations('certificate')('issued.saveCertificate')}
  </Button>
);

const Serial = ({ certificate: { serial, name } }: { certificate: Certificate }) => {
  const t = useTranslations('certificate');
  const value = <CopyValue value={serial} what={t('copySerial', { name })} isOneLine />;
  return <KeyValues rows={[{ label: t('columns.serial'), value }]} />;
};
