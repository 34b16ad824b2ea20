import { inviteMember } from '@balcao/contract/invitation';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconShieldCog } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { InvitationList } from '../features/invitation/invitation-list.tsx';
import { InviteButton } from '../features/invitation/invite-button.tsx';
import { LogList } from '../features/log/log-list.tsx';
import { MemberList } from '../features/member/member-list.tsx';
import { useCurrentUser } from '../lib/member.ts';
import { WhyNot } from '../lib/why-not.tsx';
import { teamTabs } from './team-tabs.ts';

const parts = { members: MemberList, invitations: InvitationList, log: LogList } as const;

/** Who works in the team: its members, those who are invited, and what was done. */
export const TeamSettingsPage = () => {
  const t = useTranslations('member');
  const { tab } = useSearch({ from: '/team/setting/team' });
  const { businessName, merchantNumber } = useCurrentUser();
  const Part = parts[tab];
  return (
    <>
      <PageHeader
        title={t('title')}
        line={t('line', { team: businessName ?? '', number: merchantNumber ?? '' })}
        actions={
          <>
            <Button
              component={AppLink}
              to="/setting/team/role"
              variant="default"
              leftSection={<IconShieldCog size={18} stroke={1.8} />}
            >
              {t('roles')}
            </Button>
            <InviteButton />
          </>
        }
      />
      {tab !== 'log' && <WhyNot of={inviteMember} />}
      <TabLinks
        label={t('title')}
        tabs={teamTabs.map((to) => ({ to: '/setting/team', search: { tab: to }, label: t(`tabs.${to}`) }))}
      />
      <Part />
    </>
  );
};
