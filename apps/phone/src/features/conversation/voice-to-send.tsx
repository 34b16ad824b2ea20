import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { Box, Row } from '@balcao/ui/layout.tsx';
import { VoicePlayer } from '@balcao/ui/voice-player.tsx';
import { soundOfBase64 } from '@balcao/ui/voice-sound';
import { IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { ChosenVoice } from './voice-draft.ts';

/** What was recorded: to be heard before it is sent, or discarded. */
export const VoiceToSend = ({ of, onDrop }: { of: ChosenVoice; onDrop: () => void }) => {
  const t = useTranslations('conversation.voice');
  // The same sound while it is the same recording: another one would begin at its beginning.
  const sound = useMemo(() => soundOfBase64(of.base64, of.type), [of]);
  return (
    <Row gap={8} align="center" justify="between" mb={8}>
      <Box shrink>
        <VoicePlayer sound={sound} seconds={of.seconds} label={t('ready')} />
      </Box>
      <ActionIcon variant="subtle" color="gray" size={42} aria-label={t('discard')} onClick={onDrop}>
        <IconTrash size={20} stroke={1.8} />
      </ActionIcon>
    </Row>
  );
};
