import { IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ActionIcon } from './action-icon.tsx';
import type { ChosenVoice } from './chosen-voice.ts';
import { Box, Row } from './layout.tsx';
import { VoicePlayer } from './voice-player.tsx';
import { soundOfBase64 } from './voice-sound.ts';

interface VoiceToSendProps {
  of: ChosenVoice;
  /** It is on its way, and cannot be held back. */
  isSending?: boolean;
  onDrop: () => void;
}

/** The recording: to be played before it is sent, or discarded. */
export const VoiceToSend = ({ of: { base64, type, seconds }, isSending = false, onDrop }: VoiceToSendProps) => {
  const t = useTranslations('ui.voice');
  // The same sound while it is the same recording: another one would begin at its beginning.
  const sound = useMemo(() => soundOfBase64(base64, type), [base64, type]);
  return (
    <Row gap={8} align="center" justify="between" mb={8}>
      <Box shrink>
        <VoicePlayer sound={sound} seconds={seconds} label={t('ready')} />
      </Box>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={42}
        aria-label={t('discard')}
        disabled={isSending}
        onClick={onDrop}
      >
        <IconTrash size={20} stroke={1.8} />
      </ActionIcon>
    </Row>
  );
};
