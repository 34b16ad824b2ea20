import type { StaffPerson } from '@balcao/contract/staff-team';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid, Muted, Row } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentStaff } from '../../lib/current-staff.ts';
import { useStaffActions } from './staff-actions.ts';
import { StatusOf, TwoFactorOf } from './staff-badges.tsx';
import { StaffForm, useStaffForm } from './staff-form.tsx';
import { staffListOptions } from './staff-team.queries.ts';

interface StaffPanelProps {
  id: string;
  onClose: () => void;
}

/** One person: who they are, what they may do, and what can be done about their access. */
const StaffPanel = ({ id, onClose }: StaffPanelProps) => {
  const t = useTranslations('people');
  const { data, error, refetch } = useQuery(staffListOptions);
  const person = data?.find(({ staffId }) => staffId === id);
  if (person) return <KnownPerson person={person} onClose={onClose} />;
  return (
    <SidePanel title={t('columns.person')} onClose={onClose}>
      {data ? (
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
export default StaffPanel;

const KnownPerson = ({ person, onClose }: { person: StaffPerson; onClose: () => void }) => {
  const t = useTranslations('people');
  const shared = useTranslations('shared');
  const id = useId();
  const isMe = useCurrentStaff().staffId === person.staffId;
  const fields = useStaffForm(person);
  return (
    <SidePanel
      title={person.name}
      mark={<StatusOf {...person} />}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={fields.isPending} disabled={!fields.isReady}>
          {shared('save')}
        </Button>
      }
    >
      <Facts person={person} />
      {isMe && <Muted pretty>{t('isYou')}</Muted>}
      <PanelSection title={t('form.title')}>
        <StaffForm id={id} person={person} isMe={isMe} fields={fields} />
      </PanelSection>
      <PanelSection title={t('actions.title')}>
        <Acts person={person} />
      </PanelSection>
    </SidePanel>
  );
};

const Facts = ({ person }: { person: StaffPerson }) => {
  const t = useTranslations('people');
  const { name, email, lastUsedAt, createdAt } = person;
  return (
    <>
      <Row gap={16} align="center" mb={8} breakable>
        <Avatar name={name} size={56} />
        <CopyValue value={email} what={t('copyEmail', { name })} />
      </Row>
      <KeyValues
        rows={[
          { label: t('columns.twoFactor'), value: <TwoFactorOf {...person} /> },
          { label: t('columns.lastUsed'), value: lastUsedAt ? <Instant at={lastUsedAt} /> : t('never') },
          { label: t('columns.link'), value: <LinkState person={person} /> },
          { label: t('columns.created'), value: <Instant at={createdAt} form="date" /> },
        ]}
      />
    </>
  );
};

const LinkState = ({ person: { linkEndsAt, status } }: { person: StaffPerson }) => {
  const t = useTranslations('people');
  if (!linkEndsAt || status === 'disabled') return t('linkNone');
  if (new Date(linkEndsAt) <= new Date()) return t('linkOver');
  return t.rich('linkUntil', { when: () => <Instant at={linkEndsAt} /> });
};

const Acts = ({ person }: { person: StaffPerson }) => {
  const actions = useStaffActions()(person);
  return (
    <Grid gap={8}>
      {actions.map(({ act, label, icon: ActIcon, dangerous, onAct }) => (
        <Button
          key={act}
          variant="default"
          justify="flex-start"
          c={dangerous ? 'var(--bad)' : 'var(--mantine-color-text)'}
          leftSection={<ActIcon size={18} stroke={1.8} aria-hidden />}
          onClick={onAct}
        >
          {label}
        </Button>
      ))}
    </Grid>
  );
};
