import type { Consent, ConsentStatus } from '@balcao/contract/staff-consent';
import { Instant } from '@balcao/ui/instant.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';

const tones: Readonly<Record<ConsentStatus, Tone>> = {
  asked: 'waiting',
  agreed: 'good',
  refused: 'bad',
  withdrawn: 'ended',
  expired: 'ended',
};

interface ConsentHistoryProps<C extends Consent> {
  requests: readonly C[];
  /** The requests with their outcomes and reasons. */
  titleOf: (request: C, status: string) => string;
  whyOf: (request: C) => string;
}

/** What was asked of a colleague before, newest first. */
export const ConsentHistory = <C extends Consent>({ requests, titleOf, whyOf }: ConsentHistoryProps<C>) => {
  const t = useTranslations('consent');
  const event = (request: C) => {
    const { id, status, askedBy, endedBy, endedAt, askedAt } = request;
    const isByTwo = endedBy !== null && status !== 'withdrawn';
    const detail = (
      <>
        <div>{whyOf(request)}</div>
        <div>{isByTwo ? t('byTwo', { name: askedBy.name, other: endedBy.name }) : t('by', { name: askedBy.name })}</div>
      </>
    );
    const title = titleOf(request, t(`status.${status}`));
    return { id, tone: tones[status], title, at: <Instant at={endedAt ?? askedAt} />, detail };
  };
  return <Timeline events={requests.map(event)} />;
};
