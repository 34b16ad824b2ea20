import { formatBrl } from '@balcao/brazil/money';
import { useAnnouncement } from '@balcao/ui/announce';
import { Grid, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loader } from '@balcao/ui/loader.tsx';
import { type Tone, ToneIcon } from '@balcao/ui/tone.tsx';
import type { ReactNode } from 'react';
import classes from './result.module.css';

interface ResultProps {
  tone: Tone;
  title: string;
  text: string;
  /** Centavos that it is about: heard between title and text, where `children` show them. */
  amount?: number;
  /** It is not decided yet. */
  waits?: boolean;
  /** Between title and text: an amount, for instance. */
  children?: ReactNode;
}

/** What has become of something: large, in words, and read out once each time that it changes. */
export const Result = ({ tone, title, text, amount = 0, waits = false, children }: ResultProps) => {
  const heard = [title, amount > 0 ? formatBrl(amount) : '', text];
  useAnnouncement(heard.filter(Boolean).join(' · '));
  return (
    <Stack className={classes.result} align="center">
      <Grid as="span" className={classes.mark} align="center" across="center" data-tone={tone}>
        {waits ? <Loader size={32} color="var(--moving)" aria-hidden /> : <ToneIcon tone={tone} size={40} />}
      </Grid>
      <Text mt={16} mb={4} size={16} weight={650}>
        {title}
      </Text>
      {children}
      <p className={classes.text}>{text}</p>
    </Stack>
  );
};
