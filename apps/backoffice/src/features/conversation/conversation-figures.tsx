import { Figure } from '@balcao/ui/figure.tsx';
import { Figures } from '@balcao/ui/figures.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './conversation.module.css';
import { figuresOptions } from './conversation.queries.ts';
import { useDuration } from './use-duration.ts';

/** How many wait, and how long a first answer takes. */
export const ConversationFigures = ({ channelId }: { channelId: string }) => {
  const t = useTranslations('conversation.figures');
  const format = useFormatter();
  const duration = useDuration();
  const { data, error } = useQuery(figuresOptions(channelId));
  // The list below says what failed, and how to try again.
  const none = error ? t('none') : undefined;
  const shown = (seconds: number | null | undefined) =>
    seconds === undefined ? none : seconds === null ? t('none') : duration(seconds);
  return (
    <Figures className={classes.figures} isBusy={data === undefined && !error} of={data}>
      <Figure label={t('waiting')} value={data ? format.number(data.waiting) : none} />
      <Figure label={t('today')} value={shown(data?.todaySeconds)} />
      <Figure label={t('week')} value={shown(data?.weekSeconds)} />
    </Figures>
  );
};
