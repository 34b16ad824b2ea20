import { formatDuration } from '@balcao/brazil/dates';
import { voiceFile, voiceSecondsAtMost } from '@balcao/contract/voice';
import { IconFileMusic, IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import type { ChosenVoice } from './chosen-voice.ts';
import { acceptOf } from './file-check.ts';
import { Box, Muted, Row, Stack, Text } from './layout.tsx';
import type { Recorder, RecorderState } from './use-recorder.ts';
import { useVoiceFile } from './use-voice-file.ts';
import classes from './voice-recorder.module.css';
import type { Recording } from './voice-recording.ts';

/** How long it has gone on, and how loud it is: where nothing moves, the microphone hears nothing. */
const Running = ({ recording }: { recording: Recording }) => {
  const t = useTranslations('ui.voice');
  const [now, setNow] = useState({ seconds: 0, level: 0 });
  useEffect(() => {
    const timer = setInterval(() => setNow({ seconds: recording.seconds(), level: recording.level() }), 100);
    return () => clearInterval(timer);
  }, [recording]);
  return (
    <Stack gap={12}>
      <Row gap={8} align="baseline" justify="center">
        <Text as="span" role="timer" size={24} weight={650} aria-label={t('recorded')}>
          {formatDuration(now.seconds)}
        </Text>
        <Muted as="span">{t('most', { length: formatDuration(voiceSecondsAtMost) })}</Muted>
      </Row>
      <Box className={classes.meter} aria-hidden>
        <div className={classes.level} style={{ transform: `scaleX(${now.level})` }} />
      </Box>
    </Stack>
  );
};

interface WithoutMicrophoneProps {
  state: RecorderState;
  onStart: () => void;
  onFile: (voice: ChosenVoice) => void;
}

/** Where nothing can be recorded: why, and what can be done. */
const WithoutMicrophone = ({ state, onStart, onFile }: WithoutMicrophoneProps) => {
  const t = useTranslations('ui.voice');
  const input = useRef<HTMLInputElement>(null);
  const { wrong, choose } = useVoiceFile(onFile);
  const isRefused = state.is === 'refused';
  return (
    <Stack gap={12}>
      <Text role="status">{t(isRefused ? 'refused' : 'missing')}</Text>
      <Button
        fullWidth
        leftSection={<IconFileMusic size={18} stroke={1.8} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('chooseFile')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={t('chooseFile')}
        accept={acceptOf(voiceFile)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void choose(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Text role="alert" size={14} tone="bad">
        {wrong}
      </Text>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconMicrophone size={18} stroke={1.8} aria-hidden />}
        onClick={onStart}
      >
        {t('tryAgain')}
      </Button>
    </Stack>
  );
};

interface VoiceRecorderProps {
  recorder: Recorder;
  /** What was chosen where nothing could be recorded. */
  onFile: (voice: ChosenVoice) => void;
}

/** Content of the sheet or dialog that records a voice message. It can be played and sent from the message field; closing loses nothing. */
export const VoiceRecorder = ({ recorder: { state, start, close, discard }, onFile }: VoiceRecorderProps) => {
  const t = useTranslations('ui.voice');
  return (
    <Stack gap={16} mt={12}>
      {state.is === 'asking' && <Text role="status">{t('asking')}</Text>}
      {state.is === 'recording' && (
        <>
          <Running recording={state.recording} />
          <Button fullWidth leftSection={<IconPlayerStopFilled size={18} aria-hidden />} onClick={close}>
            {t('stop')}
          </Button>
          <Button variant="default" fullWidth onClick={discard}>
            {t('discard')}
          </Button>
          <Muted>{t('hint', { length: formatDuration(voiceSecondsAtMost) })}</Muted>
        </>
      )}
      {(state.is === 'refused' || state.is === 'missing') && (
        <WithoutMicrophone state={state} onStart={() => void start()} onFile={onFile} />
      )}
    </Stack>
  );
};
