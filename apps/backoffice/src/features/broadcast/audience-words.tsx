import { formatDate } from '@balcao/brazil/dates';
import type { Audience } from '@balcao/contract/channel-audience';
import type { Locale } from '@balcao/contract/locale';
import { localeNames } from '@balcao/contract/locale';
import { Stack } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { followerTagOptions } from '../../lib/follower-tag.queries.ts';

/** Whom a broadcast goes or went to, in words: a line for each condition. */
export const AudienceWords = ({ channelId, audience }: { channelId: string; audience: Audience | null }) => {
  const t = useTranslations('broadcast.audience');
  const locale = useLocale() as Locale;
  const { data: known } = useQuery({ ...followerTagOptions(channelId), enabled: audience?.tags !== undefined });
  if (!audience) return t('everyone');
  const { tags, tagMatch = 'any', dayFrom, dayTo, languages, orderedDays } = audience;
  const tagName = (id: string) => known?.find((one) => one.id === id)?.name ?? t('tagGone');
  const day = (text: string) => formatDate(text, { locale });
  const lines = [
    tags && t(`said.${tagMatch}`, { tags: tags.map(tagName).join(', ') }),
    dayFrom && t('said.from', { day: day(dayFrom) }),
    dayTo && t('said.to', { day: day(dayTo) }),
    languages && t('said.languages', { languages: languages.map((one) => localeNames[one]).join(', ') }),
    orderedDays && t('said.ordered', { days: orderedDays }),
  ].filter((line) => typeof line === 'string');
  return (
    <Stack gap={2}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  );
};
