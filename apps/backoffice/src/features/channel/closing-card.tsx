import { type Channel, closingDays } from '@balcao/contract/channel';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useTranslations } from 'use-intl';
import { useCloseChannel, useReopenChannel } from './channel.queries.ts';
import { useMayManage } from './use-may-manage.ts';

/** Above a channel that closes, or is closed: until when it can be opened again. */
export const ClosingNotice = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel.closing');
  const mayManage = useMayManage(channel);
  const reopen = useReopenChannel(channel.id, () => tellGood(t('reopened')));
  const { state, closesAt } = channel;
  if (state === 'open' || closesAt === null) return null;
  return (
    <Box mb={24}>
      <Callout
        tone={state === 'closing' ? 'waiting' : 'bad'}
        title={t(`${state}Title`)}
        action={
          state === 'closing' &&
          mayManage && (
            <Button loading={reopen.isPending} onClick={() => reopen.mutate()}>
              {t('reopen')}
            </Button>
          )
        }
      >
        <p>
          {t(`${state}Text`)} <Instant at={closesAt} />
        </p>
      </Callout>
    </Box>
  );
};

/** Closes the channel, after a question. */
export const ClosingCard = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel.closing');
  const mayManage = useMayManage(channel);
  const close = useCloseChannel(channel.id, () => tellGood(t('asked')));
  if (channel.state !== 'open' || !mayManage) return null;
  const { name } = channel;
  const ask = async () => {
    const message = t('question', { days: closingDays });
    const question = { title: t('questionTitle', { name }), message, action: t('action'), dangerous: true };
    if (await confirm(question)) close.mutate();
  };
  return (
    <Card>
      <Grid gap={16}>
        <div>
          <Text as="h2" size={16} weight={650}>
            {t('title')}
          </Text>
          <Muted mt={4}>{t('line', { days: closingDays })}</Muted>
        </div>
        <div>
          <Button variant="default" color="red" loading={close.isPending} onClick={() => void ask()}>
            {t('action')}
          </Button>
        </div>
      </Grid>
    </Card>
  );
};
