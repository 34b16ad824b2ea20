import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import type { CalendarDay, CalendarPost } from '@balcao/contract/broadcast-calendar';
import type { Locale } from '@balcao/contract/locale';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { dayWriter } from '@balcao/ui/day-words';
import { Box, Hidden, Muted, Row } from '@balcao/ui/layout.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { type CSSProperties, useId, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { broadcastTones } from '../../lib/broadcast-state.ts';
import classes from './calendar.module.css';

/** So many posts of a day stand there at first. */
const shownAtFirst = 3;
/** What is left of a day is said when it is not more than this. */
const fewLeft = 3;

const Post = ({ channelId, post }: { channelId: string; post: CalendarPost }) => {
  const t = useTranslations('broadcast');
  const locale = useLocale() as Locale;
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const { id, type, state, label, at } = post;
  return (
    <li>
      <AppLink className={classes.post} to={`/channel/${channelId}/broadcast/edit`} search={{ id }}>
        <ToneIcon tone={broadcastTones[state]} size={16} />
        <time dateTime={at}>{formatDate(at, { zone, locale, form: 'short' }).slice(-5)}</time>
        <span className={classes.label}>{label || t(`type.${type}`)}</span>
        <Hidden>{t(`state.${state}`)}</Hidden>
      </AppLink>
    </li>
  );
};

interface CalendarDayItemProps {
  channelId: string;
  /** `YYYYMMDD`. */
  day: string;
  /** What stands on it; undefined where nothing does. */
  held: CalendarDay | undefined;
  isToday: boolean;
  /** The column of a week in which the month begins, for its first day. */
  column?: number | undefined;
}

/** A day of the calendar: its posts, each leading to itself, and how many more may go where that is few. */
export const CalendarDayItem = ({ channelId, day, held, isToday, column }: CalendarDayItemProps) => {
  const t = useTranslations('broadcast.calendar');
  const today = useTranslations('shared')('today');
  const locale = useLocale() as Locale;
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const { posts = [], count = 0, left = null } = held ?? {};
  const shown = isWhole ? posts : posts.slice(0, shownAtFirst);
  const unnamed = count - posts.length;
  const place: CSSProperties | undefined = column === undefined ? undefined : { gridColumnStart: column };
  return (
    <li
      className={classes.day}
      style={place}
      data-empty={count === 0 || undefined}
      data-today={isToday || undefined}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
    >
      <Row as="p" id={id} gap={8} align="baseline" mb={4}>
        <span className={classes.number} aria-hidden>
          {Number(day.slice(6))}
        </span>
        <span className={classes.name}>{dayWriter(locale)(day)}</span>
        {isToday && <span className={classes.today}>{today}</span>}
      </Row>
      {shown.length > 0 && (
        <Box as="ul" aria-labelledby={id}>
          {shown.map((post) => (
            <Post key={post.id} channelId={channelId} post={post} />
          ))}
        </Box>
      )}
      {posts.length > shownAtFirst && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-describedby={id}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('fewer') : t('more', { count: count - shown.length })}
        </Button>
      )}
      {isWhole && unnamed > 0 && <Muted size={14}>{t('unnamed', { count: unnamed })}</Muted>}
      {left !== null && left <= fewLeft && <Muted size={14}>{t('left', { count: left })}</Muted>}
    </li>
  );
};
