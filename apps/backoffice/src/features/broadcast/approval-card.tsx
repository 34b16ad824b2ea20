import type { Broadcast } from '@balcao/contract/broadcast';
import type { Channel } from '@balcao/contract/channel';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDecideBroadcast, useUnscheduleBroadcast } from './broadcast.queries.ts';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { useMayBroadcast } from './use-may-broadcast.ts';

/** A second person approves it or gives it back; the requester can withdraw it. */
export const ApprovalCard = ({ channel, broadcast }: { channel: Channel; broadcast: Broadcast }) => {
  const t = useTranslations('approval');
  const mayPublish = useMayBroadcast(channel, 'publish');
  const decide = useDecideBroadcast(broadcast);
  const withdraw = useUnscheduleBroadcast(broadcast, () => tellGood(t('withdrawn')));
  const [isGivingBack, setIsGivingBack] = useState(false);
  const { asked, version, scheduledAt } = broadcast;
  if (!asked) return null;
  const when = scheduledAt ? 'later' : 'now';
  const approve = async () => {
    const question = { title: t('approveTitle'), message: t(`approveText.${when}`), action: t(`approve.${when}`) };
    if (await confirm(question)) decide.mutate({ version, isApproved: true }, { tell: t('approved') });
  };
  return (
    <Grid gap={12}>
      <Text role="status">{asked.isOwn ? t('own') : t('askedBy', { name: asked.by })}</Text>
      <Muted>
        {t('askedAt')} <Instant at={asked.at} />
      </Muted>
      {!mayPublish && !asked.isOwn && <Muted>{t('others')}</Muted>}
      {mayPublish && (
        <Row gap={12} wrap>
          {asked.isOwn ? (
            <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {t('withdraw')}
            </Button>
          ) : (
            <>
              <Button loading={decide.isPending} onClick={() => void approve()}>
                {t(`approve.${when}`)}
              </Button>
              <Button variant="default" disabled={decide.isPending} onClick={() => setIsGivingBack(true)}>
                {t('giveBack')}
              </Button>
            </>
          )}
        </Row>
      )}
      {isGivingBack && <GiveBackDialog broadcast={broadcast} onClose={() => setIsGivingBack(false)} />}
    </Grid>
  );
};
