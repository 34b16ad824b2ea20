import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { ScanCode } from '@balcao/ui/scan-code.tsx';
import { useTranslations } from 'use-intl';
import { ScanInSandbox } from '../../lib/scan-in-sandbox.tsx';
import { useStepUp } from '../../lib/step-up.ts';
import { useScan } from '../../lib/use-scan.ts';
import { ask, type BindCode, read, useReadAnew } from './authorization.queries.ts';
import classes from './bind-dialog.module.css';

interface BindDialogProps {
  /** The chat account that is linked now, if any. */
  bound: string | null;
  first: BindCode;
  onClose: () => void;
}

/** Links a chat account: its phone scans the code and says yes. */
export const BindDialog = ({ bound, first, onClose }: BindDialogProps) => {
  const t = useTranslations('authorization');
  const withStepUp = useStepUp();
  const readAnew = useReadAnew();
  const scan = useScan({
    first,
    ask: () => withStepUp(() => ask(bound !== null)),
    read,
    onConfirmed: async () => {
      const name = await readAnew();
      tellGood(t(bound === null ? 'boundDone' : 'changedDone', { name }));
      onClose();
    },
  });
  const problem = scan.state === 'failed' ? [t('failed'), scan.problem].filter(Boolean).join(' ') : undefined;
  return (
    <Dialog
      title={t(bound === null ? 'dialogBind' : 'dialogChange')}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Text mb={20} pretty whiteSpace="normal">
        {bound === null ? t('help') : t('helpChange', { name: bound })}
      </Text>
      <ScanCode {...scan} problem={problem} what={t('what')} onRenew={scan.renew} />
      <div className={classes.sandbox}>
        <ScanInSandbox text={scan.state === 'waiting' ? scan.text : undefined} />
      </div>
    </Dialog>
  );
};
