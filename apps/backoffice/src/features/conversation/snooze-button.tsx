import { Button } from '@balcao/ui/button.tsx';
import { Box, Stack } from '@balcao/ui/layout.tsx';
import { Popover } from '@balcao/ui/popover.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { IconClockPause } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { momentFieldText } from '../../lib/moment-field.ts';

const hourMs = 3_600_000;
const opensAt = 8;

/** Eight o'clock in the morning, so many days from a day. */
const morning = (from: Date, days: number): Date => {
  const at = new Date(from);
  at.setDate(at.getDate() + days);
  at.setHours(opensAt, 0, 0, 0);
  return at;
};
const daysToMonday = (from: Date): number => (8 - from.getDay()) % 7 || 7;

interface SnoozeButtonProps {
  /** The time of the product at this moment. */
  now: () => Date;
  onSnooze: (until: Date) => void;
}
/** Puts a conversation aside until a time. */
export const SnoozeButton = ({ now, onSnooze }: SnoozeButtonProps) => {
  const t = useTranslations('conversation.snooze');
  const [moment, setMoment] = useState('');
  const choices = [
    ['hour', (from: Date) => new Date(from.getTime() + hourMs)],
    ['tomorrow', (from: Date) => morning(from, 1)],
    ['monday', (from: Date) => morning(from, daysToMonday(from))],
  ] as const;
  return (
    <Popover
      label={t('action')}
      align="end"
      trigger={(trigger) => (
        <Button size="xs" variant="default" leftSection={<IconClockPause size={16} stroke={1.8} />} {...trigger}>
          {t('action')}
        </Button>
      )}
    >
      {(close) => (
        <Box p={12}>
          <Stack gap={8}>
            {choices.map(([name, untilOf]) => (
              <Button
                key={name}
                variant="default"
                onClick={() => {
                  close();
                  onSnooze(untilOf(now()));
                }}
              >
                {t(name)}
              </Button>
            ))}
            <TextInput
              type="datetime-local"
              label={t('other')}
              min={momentFieldText(now().getTime())}
              value={moment}
              onChange={({ currentTarget }) => setMoment(currentTarget.value)}
            />
            <Button
              disabled={moment === ''}
              onClick={() => {
                close();
                onSnooze(new Date(moment));
              }}
            >
              {t('set')}
            </Button>
          </Stack>
        </Box>
      )}
    </Popover>
  );
};
