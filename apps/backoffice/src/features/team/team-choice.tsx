import type { TeamEntry } from '@balcao/contract/session';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { IconSearch, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './team-cards.module.css';
import { type Choice, TeamCards } from './team-cards.tsx';
import { teamsFitting } from './teams-fitting.ts';

/** So many teams are too many to look through. */
const searchedFrom = 8;

/** The teams to choose from; many of them can be searched by name or number. */
export const TeamChoice = ({ teams, ...choice }: Choice & { teams: readonly TeamEntry[] }) => {
  const t = useTranslations('team');
  const [query, setQuery] = useState('');
  const fitting = teamsFitting(query, teams);
  return (
    <>
      {teams.length >= searchedFrom && (
        <TextInput
          type="search"
          className={classes.search ?? ''}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          value={query}
          maxLength={80}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      {fitting.length > 0 ? (
        <TeamCards teams={fitting} {...choice} />
      ) : (
        <EmptyState icon={IconUsersGroup} title={t('searchNone', { query: query.trim() })}>
          {t('searchNoneText')}
        </EmptyState>
      )}
    </>
  );
};
