import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import { ActionIcon } from './action-icon.tsx';
import { sizeText } from './file-check.ts';
import type { Icon } from './icon.ts';
import { Grid, Muted, Row, Stack, Text } from './layout.tsx';
import classes from './queue-list.module.css';
import type { QueuedFile, SendQueue } from './send-queue.ts';

/** What is left, in the unit that one would say. */
const useTimeText = (): ((seconds: number) => string) => {
  const locale = useLocale();
  return (seconds) => {
    const [amount, unit] =
      seconds < 60 ? [seconds, 'second'] : seconds < 3_600 ? [seconds / 60, 'minute'] : [seconds / 3_600, 'hour'];
    return new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: 0,
    }).format(Math.max(1, Math.ceil(amount)));
  };
};

const useStanding = (): ((one: QueuedFile) => string) => {
  const t = useTranslations('ui.media');
  const d = useTranslations('ui.document');
  const locale = useLocale();
  const timeText = useTimeText();
  return ({ state, share, isOffline, bytesPerSecond, message, file }) => {
    const percent = Math.floor(share * 100);
    if (state === 'failed') return message || d('notSent');
    if (state === 'paused') return t('paused', { percent });
    if (state === 'checking') return d('checking');
    if (state === 'waiting') return t('waiting');
    if (isOffline) return d('waiting');
    if (!bytesPerSecond) return d('sending', { percent });
    const left = timeText((file.size * (1 - share)) / bytesPerSecond);
    return t('sendingAt', { percent, speed: sizeText(bytesPerSecond, locale), left });
  };
};

interface ActProps {
  label: string;
  icon: Icon;
  onAct: () => void;
}
const Act = ({ label, icon: Sign, onAct }: ActProps) => (
  <ActionIcon size={40} aria-label={label} title={label} onClick={onAct}>
    <Sign size={20} stroke={1.7} />
  </ActionIcon>
);

const QueueRow = ({ one, queue }: { one: QueuedFile; queue: SendQueue }) => {
  const t = useTranslations('ui.media');
  const d = useTranslations('ui.document');
  const locale = useLocale();
  const words = useStanding()(one);
  const { key, file, state, share, isOffline } = one;
  const { name } = file;
  const hasFailed = state === 'failed';
  return (
    <Row as="li" gap={12} align="center" className={classes.row}>
      <Grid gap={4} grow shrink>
        <Row gap={8} align="baseline">
          <Text weight={550} truncate title={name}>
            {name}
          </Text>
          <Muted as="span">{sizeText(file.size, locale)}</Muted>
        </Row>
        <Text size={14} tone={hasFailed ? 'bad' : 'muted'} role={hasFailed ? 'alert' : undefined}>
          {words}
        </Text>
        {!hasFailed && (
          <progress
            className={classes.progress}
            data-resting={state === 'paused' || isOffline || undefined}
            aria-label={d('progressOf', { name })}
            max={100}
            value={Math.floor(share * 100)}
          />
        )}
      </Grid>
      {(state === 'sending' || state === 'waiting') && (
        <Act label={t('pause', { name })} icon={IconPlayerPause} onAct={() => queue.pause(key)} />
      )}
      {state === 'paused' && (
        <Act label={t('resume', { name })} icon={IconPlayerPlay} onAct={() => queue.resume(key)} />
      )}
      {hasFailed && <Act label={d('retry', { name })} icon={IconRefresh} onAct={() => queue.resume(key)} />}
      <Act
        label={hasFailed ? d('dismiss', { name }) : d('cancel', { name })}
        icon={IconX}
        onAct={() => queue.cancel(key)}
      />
    </Row>
  );
};

/** Files on their way: how far each is, how fast, how long it still takes, and what can be done with it. */
export const QueueList = ({ files, queue }: { files: readonly QueuedFile[]; queue: SendQueue }) => {
  const t = useTranslations('ui.media');
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap={8} aria-label={t('list')}>
      {files.map((one) => (
        <QueueRow key={one.key} one={one} queue={queue} />
      ))}
    </Stack>
  );
};
