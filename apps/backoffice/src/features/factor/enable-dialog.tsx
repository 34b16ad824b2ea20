import { Button } from '@balcao/ui/button.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { Box, Grid } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useFactorCode } from '@balcao/ui/use-factor-code';
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
      <Grid as="form" id={id} {...form} gap={16} mt={16} whiteSpace="normal">
        <Grid as="ol" className={classes.steps} gap={20}>
          <Grid as="li" className={classes.step} columns="last" gap={12}>
            <p>{t('enable.app')}</p>
          </Grid>
          <Grid as="li" className={classes.step} columns="last" gap={12}>
            <div>
              <p>{t('enable.scan')}</p>
              <Grid across="center" mt={12} mb={12}>
                <QrImage text={offer.uri} what={t('enable.what')} size={208} />
              </Grid>
              <p>{t('enable.byHand')}</p>
              <Box mt={8}>
                <CodeBlock
                  code={offer.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
                  exact={offer.secret}
                  what={t('enable.secret')}
                />
              </Box>
            </div>
          </Grid>
          <Grid as="li" className={classes.step} columns="last" gap={12}>
            <FactorInput {...input} data-autofocus />
          </Grid>
        </Grid>
      </Grid>
    </Dialog>
  );
};
export default EnableDialog;
