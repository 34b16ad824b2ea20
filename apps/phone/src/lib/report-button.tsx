import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { IconFlag } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { subjectOf } from './moderation.queries.ts';

/** Begins a report; there is one at every broadcast and reply, and one at the foot of a channel. */
export const ReportButton = ({ of, onReport }: { of: ReturnType<typeof subjectOf>; onReport: () => void }) => {
  const t = useTranslations('moderation');
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      leftSection={<IconFlag size={16} stroke={1.8} />}
      onClick={onReport}
    >
      {t(`button.${of}`)}
    </Button>
  );
};

/** The same in little, for what stands in a conversation many times. */
export const ReportIcon = ({ onReport }: { onReport: () => void }) => {
  const t = useTranslations('moderation');
  return (
    <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('button.message')} onClick={onReport}>
      <IconFlag size={16} stroke={1.8} />
    </ActionIcon>
  );
};
