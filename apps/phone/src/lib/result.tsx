import '@mantine/core/styles/Loader.css';
import { type Tone, ToneIcon } from '@balcao/ui/tone.tsx';
import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './result.module.css';

interface ResultProps {
  tone: Tone;
  title: string;
  text: string;
  /** It is not decided yet. */
  waits?: boolean;
  /** Between title and text: an amount, for instance. */
  children?: ReactNode;
}

/** What has become of something: large, in words. */
export const Result = ({ tone, title, text, waits = false, children }: ResultProps) => (
  <div className={classes.result} role="status">
    <span className={classes.mark} data-tone={tone}>
      {waits ? <Loader size={32} color="var(--moving)" aria-hidden /> : <ToneIcon tone={tone} size={40} />}
    </span>
    <p className={classes.title}>{title}</p>
    {children}
    <p className={classes.text}>{text}</p>
  </div>
);
