import { Button } from '@balcao/ui/button.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { teamsOptions, useChangeTeam } from './team.queries.ts';
import classes from './team-cards.module.css';
import { TeamCardsLoading } from './team-cards.tsx';
import { TeamChoice } from './team-choice.tsx';
import { TeamModal } from './team-modal.tsx';

interface TeamPickerProps {
  /** What the team is chosen for. */
  title: string;
  line: string;
  /** Where one goes on once it is chosen; the start unless it is said. */
  back: string | undefined;
}

/** Choosing one of the person's teams, or making one. */
export const TeamPicker = ({ title, line, back }: TeamPickerProps) => {
  const t = useTranslations('team');
  const { data: teams, error, refetch } = useQuery(teamsOptions);
  const change = useChangeTeam(back);
  const [creates, setCreates] = useState(false);
  const isFirst = teams?.length === 0;
  const create = (
    <Button
      variant={isFirst ? 'filled' : 'default'} // With a team, choosing it is the next step.
      leftSection={<IconPlus size={18} stroke={1.8} />}
      onClick={() => setCreates(true)}
    >
      {t('create')}
    </Button>
  );
  return (
    <div className={classes.page}>
      <PageHeader title={title} line={isFirst ? undefined : line} actions={isFirst ? undefined : create} />
      {isFirst && (
        <EmptyState icon={IconUsersGroup} title={t('first.title')} action={create}>
          {t('first.text')}
        </EmptyState>
      )}
      {error && !teams && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!teams && !error && <TeamCardsLoading />}
      {teams && teams.length > 0 && (
        <TeamChoice teams={teams} onChoose={change.mutate} choosing={change.isPending ? change.variables : undefined} />
      )}
      {creates && <TeamModal onCreated={change.mutate} onClose={() => setCreates(false)} />}
    </div>
  );
};
