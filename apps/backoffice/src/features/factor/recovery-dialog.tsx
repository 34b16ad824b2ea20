import { Button } from '@balcao/ui/button.tsx';
import { Checkbox } from '@balcao/ui/checkbox.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { tellBad, tellGood } from '@balcao/ui/notice';
import { saveFile } from '@balcao/ui/save-file';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import classes from './factor-dialog.module.css';

interface RecoveryDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes, shown this once: it closes when the person says that they have kept them. */
export const RecoveryDialog = ({ codes, onClose }: RecoveryDialogProps) => {
  const t = useTranslations('factor.recovery');
  const { email } = useCurrentUser();
  const [isKept, setIsKept] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const close = () => {
    if (isKept) return onClose();
    setIsAsked(true);
    box.current?.focus();
  };
  return (
    <Dialog title={t('keepTitle')} onClose={close} footer={<Button onClick={close}>{t('close')}</Button>}>
      {t('keepText')}
      <div className={classes.sheet}>
        <p className={classes.printed}>{t('sheet', { email })}</p>
        <Grid as="ul" className={classes.codes} gap={16} rowGap={8} aria-label={t('title')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Grid>
      </div>
      <KeepingWays codes={codes} />
      <Checkbox
        ref={box}
        label={t('kept')}
        checked={isKept}
        error={isAsked && !isKept && t('keptMissing')}
        onChange={(event) => setIsKept(event.currentTarget.checked)}
      />
    </Dialog>
  );
};

/** To a file, to the clipboard, on paper. */
const KeepingWays = ({ codes }: { codes: readonly string[] }) => {
  const t = useTranslations('factor.recovery');
  const copying = useTranslations('ui.copy');
  const { email } = useCurrentUser();
  const download = () => {
    const text = [t('sheet', { email }), '', ...codes, ''].join('\r\n');
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), t('file'));
  };
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => tellGood(copying('copied')),
      () => tellBad(copying('failed')),
    );
  const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const;
  return (
    <Row gap={8} wrap mt={12} mb={20}>
      <Button data-autofocus variant="default" leftSection={<IconDownload {...icon} />} onClick={download}>
        {t('download')}
      </Button>
      <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
        {t('print')}
      </Button>
    </Row>
  );
};
