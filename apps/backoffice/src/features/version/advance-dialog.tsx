import { fullShare, type Release, releaseShares } from '@balcao/contract/version-release';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAdvanceRelease } from './version.queries.ts';

interface AdvanceDialogProps {
  appletId: string;
  release: Release;
  onClose: () => void;
  /** How the version does so far. */
  children?: ReactNode;
}

/** Gives a version that is rolling out to more people; those who have it keep it. */
const AdvanceDialog = ({ appletId, release: underWay, onClose, children }: AdvanceDialogProps) => {
  const t = useTranslations('version');
  const release = useTranslations('release');
  const { id, number, share: now } = underWay;
  const larger = releaseShares.filter((share) => share > now);
  const [share, setShare] = useState(larger[0] ?? fullShare);
  const { mutate, isPending } = useAdvanceRelease(appletId);
  const advance = () =>
    mutate(
      { releaseId: id, share },
      {
        tell: share === fullShare ? release('advance.doneAll', { number }) : release('advance.done', { number, share }),
        onSuccess: onClose,
      },
    );
  return (
    <Dialog
      title={release('advance.title', { number })}
      onClose={onClose}
      footer={
        <Button loading={isPending} onClick={advance}>
          {share === fullShare ? release('advance.actionAll') : release('advance.action', { share })}
        </Button>
      }
    >
      {release('advance.text', { share: now })}
      {children}
      <Box mt={16}>
        <Choice
          legend={release('publish.forWhom')}
          options={larger.map((one) => ({ value: String(one), label: t('percent', { share: one }) }))}
          value={String(share)}
          onChange={(text) => setShare(larger.find((one) => String(one) === text) ?? fullShare)}
        />
      </Box>
    </Dialog>
  );
};
export default AdvanceDialog;
