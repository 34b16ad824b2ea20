import { type Channel, ChannelRight } from '@balcao/contract/channel';
import type { ChannelManager } from '@balcao/contract/channel-right';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { managersOptions, useRemoveManager } from './channel.queries.ts';
import { HandOver } from './hand-over.tsx';
import { ManagerForm } from './manager-form.tsx';
import { useMayManage } from './use-may-manage.ts';

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
  const t = useTranslations('channel.managers');
  const shared = useTranslations('shared');
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
        <Muted>
          {ChannelRight.options
            .filter((right) => rights.includes(right))
            .map((right) => t(`right.${right}`))
            .join(' · ')}
        </Muted>
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

/** Whose the channel is, and which members help with it. */
export const ManagersCard = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel.managers');
  const mayManage = useMayManage(channel);
  const { isAdmin } = useCurrentUser();
  const { data, error, refetch } = useQuery(managersOptions(channel.id));
  const [opened, setOpened] = useState<'add' | 'handOver'>();
  const close = () => setOpened(undefined);
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
        {opened === 'add' && (
          <ManagerForm channelId={channel.id} candidates={candidates} giveable={channel.rights} onDone={close} />
        )}
        {opened === 'handOver' && <HandOver channel={channel} heirs={heirs} onDone={close} />}
        {data && mayManage && opened === undefined && (
          <Row gap={12} wrap>
            <Button variant="default" disabled={candidates.length === 0} onClick={() => setOpened('add')}>
              {t('add')}
            </Button>
            {(channel.isOwner || isAdmin) && (
              <Button variant="default" disabled={heirs.length === 0} onClick={() => setOpened('handOver')}>
                {t('handOver')}
              </Button>
            )}
          </Row>
        )}
        {data && mayManage && heirs.length === 0 && <Muted>{t('noOtherMember')}</Muted>}
      </Grid>
    </Card>
  );
};
