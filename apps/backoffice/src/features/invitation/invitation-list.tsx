import { type Invitation, inviteMember } from '@balcao/contract/invitation';
import { DataTable } from '@balcao/ui/data-table.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { IconMailFast } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { invitationsOptions } from './invitation.queries.ts';
import { useInvitationColumns } from './invitation-columns.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** The invitations that are neither accepted nor revoked. */
export const InvitationList = () => {
  const t = useTranslations('invitation');
  const may = useMay(inviteMember);
  const { cursor } = useSearch({ from: '/team/setting/team' });
  const navigate = useNavigate();
  const { data, error, refetch, isPlaceholderData } = useQuery(invitationsOptions(cursor));
  const [link, setLink] = useState<string>();
  const toPage = (to: string | undefined) =>
    void navigate({ to: '/setting/team', search: { tab: 'invitations', cursor: to }, resetScroll: false });
  return (
    <>
      <DataTable<Invitation>
        label={t('title')}
        columns={useInvitationColumns(setLink)}
        rows={data?.list}
        rowId={({ id }) => id}
        isStale={isPlaceholderData}
        expectedRows={3}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={IconMailFast} title={t('none.title')}>
            {t(may ? 'none.text' : 'none.readOnly')}
          </EmptyState>
        }
        pager={{
          page: data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor },
          cursor,
          onCursor: toPage,
        }}
      />
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </>
  );
};
