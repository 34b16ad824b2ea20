import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { ActionIcon } from './action-icon.tsx';
import type { DayCalendarProps } from './day-calendar.tsx';
import { Box } from './layout.tsx';
import { LinesLoading } from './loading.tsx';
import { Popover } from './popover.tsx';

const load = () => import('./day-calendar.tsx');
const DayCalendar = lazy(load);
const fetchCalendar = () => void load().catch(() => undefined); // Opening it tries again, and tells.

/** A button that opens a calendar in which one day is chosen; the focus comes back to the button. */
export const DayPicker = ({ onChoose, ...days }: DayCalendarProps) => {
  const t = useTranslations('ui.day');
  return (
    <Popover
      align="end"
      label={t('calendar')}
      trigger={(trigger) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('calendar')}
          onPointerEnter={fetchCalendar}
          onFocus={fetchCalendar}
          {...trigger}
        >
          <IconCalendar size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
    >
      {(close) => (
        <Box p={12}>
          <Suspense fallback={<LinesLoading lines={8} />}>
            <DayCalendar
              {...days}
              onChoose={(day) => {
                onChoose(day);
                close();
              }}
            />
          </Suspense>
        </Box>
      )}
    </Popover>
  );
};
