import { Box, Row, Text } from '@balcao/ui/layout.tsx';
import { type Tone, ToneIcon } from '@balcao/ui/tone.tsx';
import type { ReactNode } from 'react';
import classes from './note.module.css';

interface NoteProps {
  tone: Tone;
  title: string;
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}
/** Something to know before the fields are read. */
export const Note = ({ tone, title, children, action }: NoteProps) => (
  <Row as="section" className={classes.note} gap={12} rowGap={8} align="start" wrap data-tone={tone} aria-label={title}>
    <ToneIcon tone={tone} />
    <Box shrink basis={256}>
      <Text weight={600}>{title}</Text>
      {children && (
        <Text as="div" breakable lines>
          {children}
        </Text>
      )}
    </Box>
    {action && <Box rigid>{action}</Box>}
  </Row>
);
