import type { Applet } from '@balcao/contract/applet';
import { removalForm, requestRemoval } from '@balcao/contract/applet-removal';
import type { Submission } from '@balcao/contract/review';
import { Button } from '@balcao/ui/button.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import { appletOptions } from './applet.queries.ts';
import { shelfTones } from './applet-state.ts';
import { removalOptions, useCancelRemoval } from './removal.queries.ts';
import { RemovalDialog } from './removal-dialog.tsx';

/** Whether a request still says something: one that was granted is over once a version is published again. */
const isTold = ({ shelf }: Applet, { status }: Submission): boolean =>
  shelf === 'on' ? status === 'REJECT' : shelf !== 'notYet';

const Removal = ({ applet, may }: { applet: Applet; may: boolean }) => {
  const t = useTranslations('applet.removal');
  const { data } = useQuery(removalOptions(applet.id));
  const cancel = useCancelRemoval(applet.id);
  const takeBack = async () => {
    await cancel.mutateAsync();
    tellGood(t('cancelled'));
  };
  const submission = data?.submission;
  if (!submission || !isTold(applet, submission)) return null;
  const mayCancel = may && applet.shelf === 'removalRequested';
  return (
    <SubmissionCard submission={submission} fields={removalForm.fields} onCancel={mayCancel ? takeBack : undefined} />
  );
};

/** Whether people find a mini program, what they see of it, and how its team takes it from the shelf. */
export const ShelfCard = ({ appletId }: { appletId: string }) => {
  const t = useTranslations('applet');
  const may = useMay(requestRemoval);
  const [isAsking, setAsking] = useState(false);
  const { data: applet } = useQuery(appletOptions(appletId));
  // What went wrong is said by the form above, which asks for the same.
  if (!applet) return null;
  const { shelf, name } = applet;
  return (
    <Stack gap={24}>
      <SettingCard
        icon={IconEye}
        level={2}
        title={t('removal.shelf')}
        state={<StatusBadge tone={shelfTones[shelf]}>{t(`shelf.${shelf}`)}</StatusBadge>}
        line={t(`removal.seen.${shelf}`)}
        action={
          may &&
          shelf === 'on' && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('removal.ask')}
            </Button>
          )
        }
      />
      <Removal applet={applet} may={may} />
      {isAsking && <RemovalDialog appletId={appletId} name={name} onClose={() => setAsking(false)} />}
    </Stack>
  );
};
