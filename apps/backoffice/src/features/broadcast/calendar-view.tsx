import { DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { getBroadcastCalendar } from '@balcao/contract/broadcast-calendar';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Locale } from '@balcao/contract/locale';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Box, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { PageLoading } from '@balcao/ui/loading.tsx';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { broadcastCalendarOptions } from './broadcast.queries.ts';
import { monthInAddress } from './broadcast-month.ts';
import classes from './calendar.module.css';
import { CalendarDayItem } from './calendar-day-item.tsx';
import { daysOfMonth, firstColumn, monthAfter, monthName, weekdayNames } from './calendar-days.ts';

type Calendar = ReplyOf<typeof getBroadcastCalendar>;

/** The month's name, between links to the month before and after. */
const Heading = ({ channelId, id, calendar }: { channelId: string; id: string; calendar: Calendar }) => {
  const t = useTranslations('ui.filter');
  const words = useTranslations('broadcast.calendar');
  const locale = useLocale() as Locale;
  const { month, today } = calendar;
  const to = `/channel/${channelId}/broadcast/index`;
  const searchOf = (other: string) => ({ view: 'calendar', month: monthInAddress(other) });
  const [earlier, later] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <Row gap={8} align="center" wrap mb={16}>
      {earlier >= '200001' && (
        <AppLink className={classes.turn} to={to} search={searchOf(earlier)} aria-label={t('previousMonth')}>
          <IconChevronLeft size={20} aria-hidden />
        </AppLink>
      )}
      <Text as="h2" id={id} size={18} weight={650} className={classes.month} aria-live="polite">
        {monthName(month, locale)}
      </Text>
      {later < '210001' && (
        <AppLink className={classes.turn} to={to} search={searchOf(later)} aria-label={t('nextMonth')}>
          <IconChevronRight size={20} aria-hidden />
        </AppLink>
      )}
      {month !== today.slice(0, 6) && (
        <AppLink className={classes.here} to={to} search={{ view: 'calendar' }}>
          {words('thisMonth')}
        </AppLink>
      )}
    </Row>
  );
};

interface MonthProps {
  channelId: string;
  calendar: Calendar;
  isRead: boolean;
}

const Month = ({ channelId, calendar, isRead }: MonthProps) => {
  const t = useTranslations('broadcast.calendar');
  const locale = useLocale() as Locale;
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const id = useId();
  const { month, today, days } = calendar;
  const held = new Map(days.map((one) => [one.day, one]));
  const isEmpty = isRead && days.every(({ count }) => count === 0);
  const all = daysOfMonth(month);
  return (
    <Card>
      <Heading channelId={channelId} id={id} calendar={calendar} />
      {isEmpty && (
        <Text mb={16} role="status">
          {t(`${month}31` < today ? 'emptyPast' : 'empty')}
        </Text>
      )}
      <div className={classes.weekdays} aria-hidden>
        {weekdayNames(locale).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className={classes.days} aria-labelledby={id} aria-busy={!isRead}>
        {all.map((day, at) => (
          <CalendarDayItem
            key={day}
            channelId={channelId}
            day={day}
            held={held.get(day)}
            isToday={day === today}
            column={at === 0 ? firstColumn(month, locale) : undefined}
          />
        ))}
      </ol>
      <Box mt={12}>
        <Muted size={14}>{t('zone', { zone })}</Muted>
      </Box>
    </Card>
  );
};

/** What a channel has sent and will send, by the days of a month; a month `YYYYMM`, or this one. */
export const CalendarView = ({ channelId, month }: { channelId: string; month: string | undefined }) => {
  const query = useQuery(broadcastCalendarOptions(channelId, month));
  return (
    <Loaded query={query} loading={<PageLoading height="38rem" />}>
      {/* Until a month is read its days stand there empty: a second press goes on from it. */}
      {(calendar) => (
        <Month
          channelId={channelId}
          calendar={{ ...calendar, month: month ?? calendar.today.slice(0, 6) }}
          isRead={!query.isPlaceholderData}
        />
      )}
    </Loaded>
  );
};
