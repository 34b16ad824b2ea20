import type { OpenRequest } from '@balcao/contract/request';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';

/** How a call ended: the tone of its class, and the HTTP status. */
export const RequestBadge = ({ request: { status } }: { request: Pick<OpenRequest, 'status'> }) => {
  const t = useTranslations('request');
  const tone: Tone = status < 400 ? 'good' : 'bad';
  return <StatusBadge tone={tone}>{t(status < 400 ? 'accepted' : 'failed', { status: String(status) })}</StatusBadge>;
};
