import type { Channel } from '@balcao/contract/channel';
import type { ChannelManager } from '@balcao/contract/channel-right';
import { inviteMember } from '@balcao/contract/invitation';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellBad, tellGood } from '@balcao/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { managersOptions, useRemoveManager } from './channel.queries.ts';
import { HandOver } from './hand-over.tsx';
import { InviteForm } from './invite-form.tsx';
import { ManagerForm } from './manager-form.tsx';
import { InvitedManagers } from './manager-invitations.tsx';
import { useRightsInWords } from './right-choice.tsx';
import { useMayManage } from './use-may-manage.ts';

type Form = 'add' | 'invite' | 'handOver';

interface ManagerProps {
  channel: Channel;
  manager: ChannelManager;
}

const Remove = ({ channel, manager: { memberId, name } }: ManagerProps) => {
  const t = useTranslations('channel.managers');
  const shared = useTranslations('shared');
  const remove = useRemoveManager(channel.id, () => tellGood(t('removed', { name })));
  const ask = async () => {
    const question = { title: t('removeTitle', { name }), message: t('removeText'), action: shared('remove') };
    if (await confirm(question)) remove.mutate(memberId);
  };
  return (
    <Button variant="default" size="xs" color="red" loading={remove.isPending} onClick={() => void ask()}>
      {shared('remove')}
    </Button>
  );
};

const Manager = ({ channel, manager }: ManagerProps) => {
  const shared = useTranslations('shared');
  const inWords = useRightsInWords();
  const { accountId } = useCurrentUser();
  const manages = useMayManage(channel);
  const [isEditing, setEditing] = useState(false);
  const { memberId, name, avatar, rights } = manager;
  // Members cannot change a manager who has rights that they lack themselves.
  const mayEdit = manages && rights.every((right) => channel.rights.includes(right));
  if (isEditing)
    return (
      <Stack as="li" py={12} rule="top">
        <ManagerForm
          channelId={channel.id}
          candidates={[{ memberId, name }]}
          giveable={channel.rights}
          held={rights}
          onDone={() => setEditing(false)}
        />
      </Stack>
    );
  return (
    <Row as="li" gap={12} py={12} align="center" wrap rule="top">
      <Avatar picture={avatar} name={name} />
      <Stack shrink grow>
        <Text weight={550} breakable>
          {name}
        </Text>
        <Muted>{inWords(rights)}</Muted>
      </Stack>
      <Row gap={8}>
        {mayEdit && (
          <Button variant="default" size="xs" onClick={() => setEditing(true)}>
            {shared('change')}
          </Button>
        )}
        {(mayEdit || memberId === accountId) && <Remove channel={channel} manager={manager} />}
      </Row>
    </Row>
  );
};

interface ActsProps {
  channel: Channel;
  /** How many members could become managers, and how many could have the channel. */
  candidates: number;
  heirs: number;
  onOpen: (form: Form) => void;
}
const Acts = ({ channel, candidates, heirs, onOpen }: ActsProps) => {
  const t = useTranslations('channel.managers');
  const { isAdmin } = useCurrentUser();
  const mayInvite = useMay(inviteMember);
  return (
    <Row gap={12} wrap>
      <Button variant="default" disabled={candidates === 0} onClick={() => onOpen('add')}>
        {t('add')}
      </Button>
      {mayInvite && channel.state !== 'closed' && (
        <Button variant="default" onClick={() => onOpen('invite')}>
          {t('invited.words.invite')}
        </Button>
      )}
      {(channel.isOwner || isAdmin) && (
        <Button variant="default" disabled={heirs === 0} onClick={() => onOpen('handOver')}>
          {t('handOver')}
        </Button>
      )}
    </Row>
  );
};

/** Whose the channel is, and which members help with it. */
export const ManagersCard = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel.managers');
  const mayManage = useMayManage(channel);
  const { data, error, refetch } = useQuery(managersOptions(channel.id));
  const [opened, setOpened] = useState<Form>();
  const close = () => setOpened(undefined);
  const chooseMember = (email: string) => {
    tellBad(t('invited.chooseMember', { email }));
    setOpened(candidates.length > 0 ? 'add' : undefined);
  };
  const candidates = data?.candidates ?? [];
  const heirs = [...candidates, ...(data?.list ?? [])];
  return (
    <Card>
      <Grid gap={16}>
        <div>
          <Text as="h2" size={16} weight={650}>
            {t('title')}
          </Text>
          <Muted mt={4}>{t('line', { owner: channel.owner.name })}</Muted>
        </div>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <LinesLoading lines={2} />}
        {data && data.list.length > 0 && (
          <Stack as="ul">
            {data.list.map((manager) => (
              <Manager key={manager.memberId} channel={channel} manager={manager} />
            ))}
          </Stack>
        )}
        {data && <InvitedManagers list={data.invited} mayChange={mayManage} />}
        {opened === 'invite' && (
          <InviteForm channelId={channel.id} giveable={channel.rights} onMember={chooseMember} onDone={close} />
        )}
        {opened === 'add' && (
          <ManagerForm channelId={channel.id} candidates={candidates} giveable={channel.rights} onDone={close} />
        )}
        {opened === 'handOver' && <HandOver channel={channel} heirs={heirs} onDone={close} />}
        {data && mayManage && opened === undefined && (
          <Acts channel={channel} candidates={candidates.length} heirs={heirs.length} onOpen={setOpened} />
        )}
        {data && mayManage && <WhyNot of={inviteMember} line />}
        {data && mayManage && heirs.length === 0 && <Muted>{t('noOtherMember')}</Muted>}
      </Grid>
    </Card>
  );
};
