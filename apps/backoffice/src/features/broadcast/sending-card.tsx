import type { Broadcast } from '@balcao/contract/broadcast';
import type { Channel } from '@balcao/contract/channel';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useTranslations } from 'use-intl';
import { usePauseBroadcast, useResumeBroadcast, useStopBroadcast } from './broadcast.queries.ts';
import { useMayBroadcast } from './use-may-broadcast.ts';

/** How far a sending to a part of the followers is, and what can be done with it meanwhile. */
export const SendingCard = ({ channel, broadcast }: { channel: Channel; broadcast: Broadcast }) => {
  const t = useTranslations('broadcast.sending');
  const mayPublish = useMayBroadcast(channel, 'publish');
  const pause = usePauseBroadcast(broadcast, () => tellGood(t('paused')));
  const resume = useResumeBroadcast(broadcast, () => tellGood(t('resumed')));
  const stop = useStopBroadcast(broadcast, () => tellGood(t('stopped')));
  const { progress, delivered } = broadcast;
  if (!progress) return null;
  const { looked, of, isPaused, isTemplateStopped } = progress;
  const askStop = async () => {
    const question = { title: t('stopTitle'), message: t('stopText', { count: delivered }), action: t('stop') };
    if (await confirm({ ...question, dangerous: true })) stop.mutate();
  };
  return (
    <Grid gap={12}>
      <Text role="status">{t(isPaused ? 'isPaused' : 'isSending', { count: delivered })}</Text>
      {isTemplateStopped && (
        <Text role="alert" tone="bad">
          {t('isTemplateStopped')}
        </Text>
      )}
      <progress aria-label={t('progress')} value={Math.min(looked, of)} max={Math.max(of, 1)} />
      <Muted>{t('looked', { looked: Math.min(looked, of), of })}</Muted>
      {mayPublish && (
        <Row gap={12} wrap>
          {isPaused ? (
            <Button loading={resume.isPending} onClick={() => resume.mutate()}>
              {t('resume')}
            </Button>
          ) : (
            <Button variant="default" loading={pause.isPending} onClick={() => pause.mutate()}>
              {t('pause')}
            </Button>
          )}
          <Button variant="default" color="red" loading={stop.isPending} onClick={() => void askStop()}>
            {t('stop')}
          </Button>
        </Row>
      )}
    </Grid>
  );
};
