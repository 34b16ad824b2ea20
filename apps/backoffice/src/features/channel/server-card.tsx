import type { Channel } from '@balcao/contract/channel';
import type { ChannelServer } from '@balcao/contract/channel-open';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { channelServerOptions, useGiveServer, useTakeServer } from './channel-server.queries.ts';
import { useMayManage } from './use-may-manage.ts';

interface ServerProps {
  channel: Channel;
  server: ChannelServer;
}

const Give = ({ channel, server }: ServerProps) => {
  const t = useTranslations('channel.server');
  const give = useGiveServer(channel.id, () => tellGood(t('given')));
  const isAgain = server.givenAt !== null;
  return (
    <Button variant="default" loading={give.isPending} onClick={() => give.mutate()}>
      {t(isAgain ? 'giveAgain' : 'give')}
    </Button>
  );
};

const Take = ({ channel }: Pick<ServerProps, 'channel'>) => {
  const t = useTranslations('channel.server');
  const take = useTakeServer(channel.id, () => tellGood(t('taken')));
  const ask = async () => {
    const question = { title: t('takeTitle'), message: t('takeText'), action: t('take'), dangerous: true };
    if (await confirm(question)) take.mutate();
  };
  return (
    <Button variant="default" color="red" loading={take.isPending} onClick={() => void ask()}>
      {t('take')}
    </Button>
  );
};

/** How it stands, in words. */
const Standing = ({ server: { givenAt, givenBy, isEffective } }: Pick<ServerProps, 'server'>) => {
  const t = useTranslations('channel.server');
  const name = givenBy ?? '';
  if (givenAt === null) return <Text>{t('off')}</Text>;
  if (!isEffective)
    return (
      <Callout tone="bad" title={t('stopped')}>
        <p>{t('stoppedText', { name })}</p>
      </Callout>
    );
  return (
    <Text>
      {t('on', { name })} <Instant at={givenAt} />
    </Text>
  );
};

const Parts = ({ channel, server }: ServerProps) => {
  const t = useTranslations('channel.server');
  const { state, rights, id } = channel;
  const mayManage = useMayManage(channel);
  const mayGive = mayManage && rights.includes('publish') && state !== 'closed' && !server.isEffective;
  return (
    <>
      <Standing server={server} />
      {server.givenAt !== null && (
        <Row gap={8} align="center" wrap>
          <Muted as="span">{t('number')}</Muted>
          <CopyValue value={id} what={t('number')} isOneLine />
        </Row>
      )}
      {mayManage && (
        <Row gap={12} wrap>
          {mayGive && <Give channel={channel} server={server} />}
          {server.givenAt !== null && (
            <Button component="a" href="/docs/guide" target="_blank" rel="noreferrer" variant="default">
              {t('guide')}
            </Button>
          )}
          {server.givenAt !== null && <Take channel={channel} />}
        </Row>
      )}
    </>
  );
};

/** Whether the team's server publishes in the channel, and who has let it. */
export const ServerCard = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel.server');
  return (
    <Card>
      <Grid gap={16}>
        <div>
          <Text as="h2" size={16} weight={650}>
            {t('title')}
          </Text>
          <Muted mt={4}>{t('line')}</Muted>
        </div>
        <Loaded query={useQuery(channelServerOptions(channel.id))} loading={<LinesLoading lines={2} />}>
          {(server) => <Parts channel={channel} server={server} />}
        </Loaded>
      </Grid>
    </Card>
  );
};
