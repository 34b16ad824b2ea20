import { type Member, updateMember } from '@balcao/contract/member';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { isNotFound } from '@balcao/ui/refused-address';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { memberOptions } from './member.queries.ts';
import { useRemoval } from './member-actions.ts';
import { MemberRole } from './member-role.tsx';
import { MemberRoleForm } from './member-role-form.tsx';
import { useMemberRole } from './use-member-role.ts';

interface MemberPanelProps {
  id: string;
  onClose: () => void;
}

/** One member: who they are, and what those who may do about it. */
const MemberPanel = ({ id, onClose }: MemberPanelProps) => {
  const t = useTranslations('member');
  const { data: member, error, refetch } = useQuery(memberOptions(id));
  // One who was removed is still what was read before.
  if (member && !isNotFound(error)) return <KnownMember member={member} onClose={onClose} />;
  return (
    <SidePanel title={t('columns.person')} onClose={onClose}>
      {isNotFound(error) ? (
        <EmptyState icon={IconUserOff} title={t('gone.title')}>
          {t('gone.text')}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={8} />
      )}
    </SidePanel>
  );
};
export default MemberPanel;

const KnownMember = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const t = useTranslations('member');
  const form = useId();
  const remove = useRemoval(onClose);
  const role = useMemberRole(member);
  return (
    <SidePanel
      title={member.account}
      mark={<MemberRole member={member} />}
      onClose={onClose}
      footer={
        (member.removable || member.changeable) && (
          <>
            {member.removable && (
              <Button variant="default" onClick={() => void remove(member)}>
                {t('actions.remove')}
              </Button>
            )}
            {member.changeable && (
              <Button type="submit" form={form} loading={role.isPending} disabled={!role.isChanged}>
                {t('form.save')}
              </Button>
            )}
          </>
        )
      }
    >
      <Facts member={member} />
      <PanelSection title={t('form.title')}>
        {member.changeable ? <MemberRoleForm id={form} role={role} member={member} /> : <Fixed member={member} />}
      </PanelSection>
    </SidePanel>
  );
};

const Facts = ({ member }: { member: Member }) => {
  const t = useTranslations('member');
  const { account, email, avatar, twoFactor, lastUsedAt, joinedAt, isMe } = member;
  return (
    <>
      <Row gap={16} align="center" mb={8} breakable>
        <Avatar name={account} picture={avatar} size={56} />
        <CopyValue value={email} what={t('copyEmail', { name: account })} />
      </Row>
      {isMe && <Muted pretty>{t('isYou')}</Muted>}
      <KeyValues
        rows={[
          {
            label: t('columns.twoFactor'),
            value: (
              <StatusBadge tone={twoFactor ? 'good' : 'ended'}>
                {t(twoFactor ? 'twoFactor.on' : 'twoFactor.off')}
              </StatusBadge>
            ),
          },
          { label: t('columns.lastUsed'), value: lastUsedAt ? <Instant at={lastUsedAt} /> : t('neverLately') },
          { label: t('columns.joined'), value: <Instant at={joinedAt} form="date" /> },
        ]}
      />
    </>
  );
};

/** Why there is nothing to change here. */
const Fixed = ({ member: { isMe, isAdmin } }: { member: Member }) => {
  const t = useTranslations('member.fixed');
  const may = useMay(updateMember);
  if (!may) return <WhyNot of={updateMember} line />;
  return <Muted pretty>{t(isMe ? (isAdmin ? 'lastAdmin' : 'me') : isAdmin ? 'admin' : 'above')}</Muted>;
};
