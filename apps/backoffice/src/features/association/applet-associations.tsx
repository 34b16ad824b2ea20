import { type Association, agreeToAssociation } from '@balcao/contract/association';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { appletAssociationsOptions, useAgree } from './association.queries.ts';
import { associationTones } from './association-state.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { LiftPart } from './lift-part.tsx';

/** What the team of the mini program does with one. */
const Actions = ({ appletId, association }: { appletId: string; association: Association }) => {
  const t = useTranslations('association.answer');
  const [isDeclining, setDeclining] = useState(false);
  const agree = useAgree(appletId, () => tellGood(t('agreed')));
  const { state, channel } = association;
  if (state === 'on')
    return <LiftPart key={association.heldSeconds} side="applet" id={appletId} association={association} />;
  if (state !== 'requested') return null;
  return (
    <Row gap={8} wrap>
      <Button loading={agree.isPending} onClick={() => agree.mutate(association.id)}>
        {t('agree')}
      </Button>
      <Button variant="default" disabled={agree.isPending} onClick={() => setDeclining(true)}>
        {t('decline')}
      </Button>
      {isDeclining && (
        <DeclineDialog
          appletId={appletId}
          associationId={association.id}
          channel={channel.name}
          onClose={() => setDeclining(false)}
        />
      )}
    </Row>
  );
};

const One = ({ appletId, association, may }: { appletId: string; association: Association; may: boolean }) => {
  const t = useTranslations('association');
  const followers = useTranslations('association.answer');
  const { state, channel, purpose } = association;
  return (
    <SettingCard
      mark={<AppletIcon src={channel.avatar} size={40} />}
      title={channel.name}
      state={<StatusBadge tone={associationTones[state]}>{t(`state.${state}`)}</StatusBadge>}
      line={
        <>
          {channel.teamName} · {followers('followers', { count: channel.followers })}
        </>
      }
    >
      <Grid gap={12}>
        <Text breakable lines>
          {purpose}
        </Text>
        {may && <Actions appletId={appletId} association={association} />}
      </Grid>
    </SettingCard>
  );
};

/** The channels that lead to a mini program, or ask to; nothing while there is none. */
export const AppletAssociations = ({ appletId }: { appletId: string }) => {
  const t = useTranslations('association.answer');
  const may = useMay(agreeToAssociation);
  const { data } = useQuery(appletAssociationsOptions(appletId));
  if (!data?.length) return null;
  return (
    <Card title={t('title')}>
      <Muted mb={16} pretty>
        {t('line')}
      </Muted>
      <WhyNot of={agreeToAssociation} line />
      <Stack gap={12}>
        {data.map((association) => (
          <One key={association.id} appletId={appletId} association={association} may={may} />
        ))}
      </Stack>
    </Card>
  );
};
