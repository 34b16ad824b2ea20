import type { DeviceToSetUp } from '@balcao/contract/device-list';
import { Button } from '@balcao/ui/button.tsx';
import { CopyButton } from '@balcao/ui/copy-button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { useTranslations } from 'use-intl';
import { useSandbox } from '../../lib/sandbox.ts';
import classes from './devices.module.css';

/** The code that sets a device up: shown this once, to be typed in or scanned. */
const SetUpDialog = ({ made, onClose }: { made: DeviceToSetUp; onClose: () => void }) => {
  const t = useTranslations('device.setUp');
  const sandbox = useSandbox();
  const { device, code, text, until } = made;
  const letters = `${code.slice(0, 4)}-${code.slice(4)}`;
  const open = sandbox && (
    <Button component="a" href={`/phone/device?code=${code}`} target="_blank" rel="noreferrer" onClick={onClose}>
      {t('open')}
    </Button>
  );
  return (
    <Dialog title={t('title', { name: device.name })} onClose={onClose} footer={open}>
      <Grid gap={12} across="center" textAlign="center">
        <QrImage text={text} what={t('code')} size={208} />
        <p className={classes.letters}>
          {letters} <CopyButton value={letters} what={t('theCode')} />
        </p>
        <Muted pretty>{t.rich('text', { until: () => <Instant at={until} /> })}</Muted>
      </Grid>
    </Dialog>
  );
};
export default SetUpDialog;
