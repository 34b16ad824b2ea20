import type { TeamToLeave } from '@balcao/contract/account-erasure';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { accountErasureOptions } from './account-erasure.queries.ts';
import { DataParts } from './data-parts.tsx';
import { EraseAccountForm } from './erase-account-form.tsx';

/** What goes, what stays and which teams are left, before the e-mail is typed. Where a team needs another super admin, only the way there. */
export const EraseAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const query = useQuery(accountErasureOptions);
  const blocking = query.data?.teams.filter(({ needsAdmin }) => needsAdmin) ?? [];
  if (query.data && blocking.length === 0) return <EraseAccountForm teams={query.data.teams} onClose={onClose} />;
  return <NeedsAdmin query={query} teams={blocking} onClose={onClose} />;
};

interface NeedsAdminProps {
  query: Parameters<typeof Loaded<{ teams: TeamToLeave[] }>>[0]['query'];
  teams: readonly TeamToLeave[];
  onClose: () => void;
}
const NeedsAdmin = ({ query, teams, onClose }: NeedsAdminProps) => {
  const t = useTranslations('account.erase');
  const shared = useTranslations('shared');
  const menu = useTranslations('menu');
  const { merchantId } = useCurrentUser();
  // Of another team the members are seen where one works in it.
  const isHere = teams.some((team) => team.merchantId === merchantId);
  return (
    <Dialog
      title={teams.length > 0 ? t('adminTitle') : t('ask')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {shared('close')}
          </Button>
          {teams.length > 0 && (
            <Button component={Link} to={isHere ? '/setting/team' : '/teams'} data-closes>
              {isHere ? t('toMembers') : menu('switchTeam')}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query} loading={<LinesLoading lines={4} />}>
        {() => (
          <Grid gap={12} mt={8}>
            <p>{t('adminText')}</p>
            <DataParts title={t('adminTeams')} names={teams.map(({ name }) => name)} />
          </Grid>
        )}
      </Loaded>
    </Dialog>
  );
};
