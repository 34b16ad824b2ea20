import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { tellGood } from '@balcao/ui/notice';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useFactorCode } from '@balcao/ui/use-factor-code';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEnableFactor } from './factor.queries.ts';
import classes from './factor-dialog.module.css';
import { RecoveryDialog } from './recovery-dialog.tsx';

interface EnableDialogProps {
  /** What the app is to know: as a QR code, and to be typed. */
  offer: { readonly uri: string; readonly secret: string };
  onClose: () => void;
}

/** From the secret by its first code to the recovery codes. */
const EnableDialog = ({ offer, onClose }: EnableDialogProps) => {
  const t = useTranslations('factor');
  const id = useId();
  const enable = useEnableFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  const { form, input } = useFactorCode(enable.mutateAsync, {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onOther: useRefusals(),
  });
  const finish = () => {
    tellGood(t('enable.done'));
    onClose();
  };
  if (codes) return <RecoveryDialog codes={codes} onClose={finish} />;
  return (
    <Dialog
      title={t('enable.title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={enable.isPending}>
          {t('enable.submit')}
        </Button>
      }
    >
      <form id={id} {...form} className={classes.form}>
        <ol className={classes.steps}>
          <li className={classes.step}>
            <p>{t('enable.app')}</p>
          </li>
          <li className={classes.step}>
            <div>
              <p>{t('enable.scan')}</p>
              <div className={classes.qr}>
                <QrImage text={offer.uri} what={t('enable.what')} size={208} />
              </div>
              <p>{t('enable.byHand')}</p>
              <div className={classes.byHand}>
                <CodeBlock
                  code={offer.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
                  exact={offer.secret}
                  what={t('enable.secret')}
                />
              </div>
            </div>
          </li>
          <li className={classes.step}>
            <FactorInput {...input} data-autofocus />
          </li>
        </ol>
      </form>
    </Dialog>
  );
};
export default EnableDialog;
