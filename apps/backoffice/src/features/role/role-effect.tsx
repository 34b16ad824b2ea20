import { type Role, RoleStatus } from '@balcao/contract/role';
import { Row } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { roleMembersOptions } from './role.queries.ts';
import classes from './role-editor.module.css';
import { useNamesWords } from './role-words.ts';

/** The members who must log in again after the permissions are saved: all with the role, if it allows anything at all. */
export const RoleEffect = ({ role: { id, status, members } }: { role: Role }) => {
  const t = useTranslations('role.form');
  const namesOf = useNamesWords();
  const isFelt = members > 0 && status === RoleStatus.enum.enabled;
  const { data, isPending } = useQuery({ ...roleMembersOptions(id), enabled: isFelt });
  if (!isFelt || (!isPending && !data?.total)) return null;
  return (
    <Row as="p" className={classes.effect} gap={8} aria-live="polite">
      <ToneIcon tone="waiting" />
      {data ? t('who', { count: data.total, names: namesOf(data) }) : <Bar width="16rem" />}
    </Row>
  );
};
