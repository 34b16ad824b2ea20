import { formatDuration } from '@balcao/brazil/dates';
import type { Association } from '@balcao/contract/association';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useCountdown } from '@balcao/ui/use-countdown';
import { useTranslations } from 'use-intl';
import { useLiftAssociation } from './association.queries.ts';

interface LiftPartProps {
  side: 'channel' | 'applet';
  /** Of the channel, or of the mini program. */
  id: string;
  association: Association;
}

/** Lifts a link, once its 48 hours are over: until then how long it stays, running by what the server says is left. */
export const LiftPart = ({ side, id, association }: LiftPartProps) => {
  const t = useTranslations('association.lift');
  const lift = useLiftAssociation(side, id, () => tellGood(t('done')));
  const { seconds } = useCountdown(association.heldSeconds ?? 0);
  const { channel, applet, liftableAt } = association;
  const ask = async () => {
    const question = { title: t('title'), message: t('text', { channel: channel.name, applet: applet.name }) };
    if (await confirm({ ...question, action: t('action'), dangerous: true })) lift.mutate(association.id);
  };
  return (
    <Row gap={12} rowGap={8} align="center" wrap>
      <Button variant="default" color="red" disabled={seconds > 0} loading={lift.isPending} onClick={() => void ask()}>
        {t('action')}
      </Button>
      {seconds > 0 && liftableAt && (
        <Muted>
          {t('held')} <Instant at={liftableAt} />{' '}
          <span role="timer" aria-label={t('left')}>
            ({formatDuration(seconds)})
          </span>
        </Muted>
      )}
    </Row>
  );
};
