import type { Channel } from '@balcao/contract/channel';
import { Card } from '@balcao/ui/card.tsx';
import { Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Switch } from '@balcao/ui/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { replySettingOptions } from '../../lib/reply-setting.queries.ts';
import { usePutReplySetting } from './reply-setting.queries.ts';
import { useMayManage } from './use-may-manage.ts';

const RepliesSwitch = ({ channel, isOn }: { channel: Channel; isOn: boolean }) => {
  const t = useTranslations('channel.replies');
  const mayManage = useMayManage(channel) && channel.state !== 'closed';
  const put = usePutReplySetting(channel.id, (next) => tellGood(t(next.isOn ? 'on' : 'off')));
  return (
    <Switch
      label={t('allow')}
      checked={put.isPending ? put.variables : isOn}
      disabled={!mayManage}
      onChange={() => {
        if (!put.isPending) put.mutate(!isOn);
      }}
    />
  );
};

/** Whether followers may reply to what the channel publishes. */
export const ReplyCard = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel.replies');
  return (
    <Card>
      <Grid gap={16}>
        <div>
          <Text as="h2" size={16} weight={650}>
            {t('title')}
          </Text>
          <Muted mt={4}>{t('line')}</Muted>
        </div>
        <Loaded query={useQuery(replySettingOptions(channel.id))} loading={<LinesLoading lines={1} />}>
          {({ isOn }) => <RepliesSwitch channel={channel} isOn={isOn} />}
        </Loaded>
      </Grid>
    </Card>
  );
};
