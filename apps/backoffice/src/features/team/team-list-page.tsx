import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { TeamPicker } from './team-picker.tsx';

/** Where someone chooses the team to work in, or makes one. */
export const TeamListPage = () => {
  const t = useTranslations('team');
  const { back } = useSearch({ from: '/session/teams' });
  return <TeamPicker title={t('title')} line={t('line')} back={back} />;
};
