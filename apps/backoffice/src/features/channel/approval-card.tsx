import type { Channel } from '@balcao/contract/channel';
import { Card } from '@balcao/ui/card.tsx';
import { Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Switch } from '@balcao/ui/switch.tsx';
import { useTranslations } from 'use-intl';
import { usePutApproval } from './channel.queries.ts';
import { useMayManage } from './use-may-manage.ts';

/** Whether a second person approves what the channel publishes. */
export const ApprovalCard = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel.approval');
  const mayManage = useMayManage(channel) && channel.state !== 'closed';
  const put = usePutApproval(channel.id, ({ needsApproval }) => tellGood(t(needsApproval ? 'on' : 'off')));
  const { needsApproval } = channel;
  return (
    <Card>
      <Grid gap={16}>
        <div>
          <Text as="h2" size={16} weight={650}>
            {t('title')}
          </Text>
          <Muted mt={4}>{t('line')}</Muted>
        </div>
        <Switch
          label={t('require')}
          checked={put.isPending ? put.variables : needsApproval}
          disabled={!mayManage}
          onChange={() => {
            if (!put.isPending) put.mutate(!needsApproval);
          }}
        />
      </Grid>
    </Card>
  );
};
