import { formatDuration } from '@balcao/brazil/dates';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ActionIcon } from './action-icon.tsx';
import { Button } from './button.tsx';
import { Muted, Row, Stack } from './layout.tsx';
import { Slider } from './slider.tsx';
import { useVoicePlaying } from './use-voice-playing.ts';
import classes from './voice-player.module.css';

interface VoicePlayerProps {
  /** Undefined while it is on its way. */
  sound: Blob | undefined;
  /** How long it is, as far as that is known before it is there. */
  seconds?: number | undefined;
  /** Whose it is. */
  label: string;
  isFailed?: boolean;
  onRetry?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** A voice message: plays from any second, also faster. */
export const VoicePlayer = ({ sound, seconds, label, isFailed = false, onRetry, ref }: VoicePlayerProps) => {
  const t = useTranslations('ui.attachment');
  const error = useTranslations('ui.error');
  const locale = useLocale();
  const { at, length = 0, isPlaying, isBroken, speed, toggle, seek, faster } = useVoicePlaying(sound);
  const most = seconds ?? Math.max(1, Math.round(length));
  const speedText = `${new Intl.NumberFormat(locale).format(speed)}×`;
  const [Icon, act] = isPlaying ? [IconPlayerPauseFilled, t('pause')] : [IconPlayerPlayFilled, t('play')];
  return (
    <Stack ref={ref} className={classes.player} role="group" aria-label={label} gap={4}>
      <Row gap={12} align="center">
        <ActionIcon
          variant="filled"
          color="orange"
          size={40}
          radius="xl"
          aria-label={act}
          disabled={!sound || isBroken}
          onClick={toggle}
        >
          <Icon size={20} aria-hidden />
        </ActionIcon>
        <Stack grow shrink gap={2}>
          <Slider
            size="sm"
            label={null}
            thumbLabel={t('playing')}
            thumbValueText={formatDuration}
            min={0}
            max={most}
            step={1}
            value={Math.min(at, most)}
            disabled={!sound || isBroken}
            onChange={seek}
          />
          <Row align="center" justify="between" gap={8}>
            <Muted as="span" size={14}>
              {formatDuration(Math.min(at, most))} / {formatDuration(most)}
            </Muted>
            <Button size="compact-xs" variant="subtle" aria-label={`${t('speed')}: ${speedText}`} onClick={faster}>
              {speedText}
            </Button>
          </Row>
        </Stack>
      </Row>
      {isBroken && <Muted role="status">{t('voiceNotPlayed')}</Muted>}
      {isFailed && (
        <Stack gap={6} align="start">
          <Muted role="status">{t('voiceNotLoaded')}</Muted>
          <Button size="xs" variant="default" onClick={onRetry}>
            {error('retry')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
};
