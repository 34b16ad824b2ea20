import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import type { Notice } from '@balcao/contract/notification-bell';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';

type OfChannel = Extract<
  Notice,
  {
    kind:
      | 'broadcastReturned'
      | 'broadcastApproval'
      | 'channelDecided'
      | 'channelModerated'
      | 'robotHeld'
      | 'workflowHeld'
      | 'associationRequested'
      | 'associationAnswered'
      | 'messageTemplateDecided'
      | 'messageTemplateSwitched'
      | 'messageTemplateComplained'
      | 'ticketAnswered';
  }
>;
const isOfChannel = (notice: Notice): notice is OfChannel =>
  [
    'broadcastReturned',
    'broadcastApproval',
    'channelDecided',
    'channelModerated',
    'robotHeld',
    'workflowHeld',
    'associationRequested',
    'associationAnswered',
    'messageTemplateDecided',
    'messageTemplateSwitched',
    'messageTemplateComplained',
    'ticketAnswered',
  ].includes(notice.kind);

/** What a notice about complaints of a template says. */
const useComplainedWords = (): ((data: Extract<Notice, { kind: 'messageTemplateComplained' }>['data']) => string) => {
  const t = useTranslations('notification.words.messageTemplateComplained');
  const locale = useLocale();
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  return ({ what, name, people, until }) =>
    t(what, { name, people, until: until === null ? '' : formatDate(until, { zone, locale, form: 'short' }) });
};

/** What a notice of a channel says, or of a request to support. */
const useChannelNoticeWords = (): ((notice: OfChannel) => string) => {
  const t = useTranslations('notification.words');
  const complained = useComplainedWords();
  return ({ kind, data }) => {
    switch (kind) {
      case 'broadcastReturned':
        return t(`broadcastReturned.${data.reason}`, { label: data.label, channel: data.channel });
      case 'broadcastApproval':
        return t(`broadcastApproval.${data.what}`, { label: data.label, channel: data.channel });
      case 'channelDecided':
        return t(`channelDecided.${data.isAccepted ? 'accepted' : 'rejected'}.${data.of}`, data);
      case 'channelModerated':
        return t(`channelModerated.${data.what}`, data);
      case 'robotHeld':
        return t(`robotHeld.${data.what}`, data);
      case 'workflowHeld':
        return t(`workflowHeld.${data.what}`, data);
      case 'associationRequested':
        return t(`associationRequested.${data.what}`, data);
      case 'messageTemplateDecided':
        return t(`messageTemplateDecided.${data.isAccepted ? 'accepted' : 'rejected'}`, data);
      case 'messageTemplateSwitched':
        return t(`messageTemplateSwitched.${data.what}`, data);
      case 'messageTemplateComplained':
        return complained(data);
      case 'ticketAnswered':
        return t(`ticketAnswered.${data.what}`, data);
      case 'associationAnswered':
        return t(`associationAnswered.${data.what}`, data);
    }
  };
};

/** What a notice about a review says. */
const useReviewedWords = (): ((data: Extract<Notice, { kind: 'reviewDecided' }>['data']) => string) => {
  const t = useTranslations('notification.words');
  const products = useTranslations('order.product');
  return ({ of, product, isAccepted }) =>
    t(isAccepted ? `accepted.${of}` : `rejected.${of}`, { product: product ? products(product) : '' });
};

/** What a notice says, in one sentence. */
export const useNoticeWords = (): ((notice: Notice) => string) => {
  const t = useTranslations('notification.words');
  const reviewed = useReviewedWords();
  const locale = useLocale();
  const ofChannel = useChannelNoticeWords();
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const day = (instant: string) => formatDate(instant, { zone, locale, form: 'date' });
  const time = (instant: string) => formatDate(instant, { zone, locale, form: 'short' });
  return (notice) => {
    if (isOfChannel(notice)) return ofChannel(notice);
    const { kind, data } = notice;
    switch (kind) {
      case 'withdrawalPaid':
      case 'withdrawalFailed':
      case 'refundWaiting':
      case 'largeRefund':
      case 'bankReturn':
      case 'moneyCredited':
        return t(kind, { amount: formatBrl(data.amount) });
      case 'disputeOpened':
        return t(kind, { amount: formatBrl(data.amount), until: time(data.until) });
      case 'disputeEnded':
        return t(data.status === 'accepted' ? 'disputeAccepted' : kind);
      case 'wrongAmount':
        return t(kind, { amount: formatBrl(data.amount), expected: formatBrl(data.expected) });
      case 'paymentReceived':
        return t(kind, { count: data.count, amount: formatBrl(data.amount) });
      case 'settlementArrived':
        return t(kind, { amount: formatBrl(data.amount), day: formatDate(data.day, { locale }) });
      case 'automaticSkipped':
        return t(kind, { day: formatDate(data.day, { locale }) });
      case 'destinationAdded':
        return t(kind, { name: data.name, from: time(data.usableFrom) });
      case 'moneyFrozen':
      case 'moneyUnfrozen':
        return t(kind);
      case 'certificateEnding':
        return t(kind, { name: data.name, days: data.days, day: day(data.endsAt) });
      case 'webhookPaused':
        return t(kind, { name: data.name, day: day(data.since) });
      case 'versionDecided':
        return t(`versionDecided.${data.isAccepted ? 'accepted' : 'rejected'}`, data);
      case 'removalDecided':
        return t(`removalDecided.${data.isAccepted ? 'accepted' : 'rejected'}`, data);
      case 'templateDecided':
        return t(`templateDecided.${data.isAccepted ? 'accepted' : 'rejected'}`, data);
      case 'releaseDue':
        return t(data.isOut ? 'releaseDue.out' : 'releaseDue.kept', data);
      case 'webhookGivenUp':
        return t(kind, data);
      case 'messagePaused':
        return t(kind, data);
      case 'versionTakenDown':
        return t(kind, data);
      default:
        return reviewed(data);
    }
  };
};
