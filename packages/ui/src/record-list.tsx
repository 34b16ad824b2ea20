import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Icon } from './icon.ts';
import { Instant } from './instant.tsx';
import { Box, Row, Text } from './layout.tsx';
import { Bar } from './loading.tsx';
import { OldData } from './old-data.tsx';
import classes from './record-list.module.css';

/** What narrows a record of audit events, and what can be done with it, above its lines. */
export const RecordTools = ({ filters, action }: { filters: ReactNode; action: ReactNode }) => (
  <Row gap={24} rowGap={12} align="start" justify="between" wrap mb={16}>
    <div className={classes.filters}>{filters}</div>
    {action}
  </Row>
);

/** Stands where the lines would be. */
export const RecordFrame = ({ children }: { children: ReactNode }) => (
  <Box ground="surface" framed rounded="lg">
    {children}
  </Box>
);

interface RecordLinesProps {
  label: string;
  /** The data of the query that the lines come from: says how old they are where they could not be refreshed. */
  of: object;
  isStale: boolean;
  children: ReactNode;
}

/** What was done, newest first. */
export const RecordLines = ({ label, of, isStale, children }: RecordLinesProps) => (
  <div className={classes.whole}>
    <OldData of={of} />
    <ul className={classes.lines} aria-label={label} data-stale={isStale || undefined}>
      {children}
    </ul>
  </div>
);

/** A name within a sentence of the record, for `t.rich`. */
export const recordName = (text: string) => () => (
  <Text as="strong" weight={600}>
    {text}
  </Text>
);

interface RecordLineProps {
  icon: Icon;
  /** A sentence, or something that unfolds. */
  children: ReactNode;
  /** From where it was done: the words, and what they mean. */
  from?: { readonly words: string; readonly title: string } | undefined;
  at: string;
}

/** One audit event: what was done, from where and when. */
export const RecordLine = ({ icon: LineIcon, children, from, at }: RecordLineProps) => (
  <Row as="li" className={classes.line} gap={12} align="start">
    <Row as="span" className={classes.icon} align="center" justify="center">
      <LineIcon size={18} stroke={1.8} aria-hidden />
    </Row>
    <div className={classes.words}>{children}</div>
    <div className={classes.facts}>
      <span className={classes.from} title={from?.title}>
        {from?.words}
      </span>
      <Instant at={at} form="full" />
    </div>
  </Row>
);

export const RecordSentence = ({ children }: { children: ReactNode }) => (
  <Text py={6} breakable>
    {children}
  </Text>
);

const widths = ['62%', '48%', '70%', '54%', '66%', '45%', '58%', '51%'] as const;

/** Of the size of what comes. */
export const RecordLinesLoading = () => {
  const t = useTranslations('ui.loading');
  return (
    <div role="status" aria-label={t('part')} className={classes.lines}>
      {widths.map((width) => (
        <Row key={width} className={classes.line} gap={12} align="start">
          <Bar width="2rem" height="2rem" />
          <div className={classes.words}>
            <Text as="div" py={6} breakable>
              <Bar width={width} height="1.25rem" />
            </Text>
          </div>
          <div className={classes.facts}>
            <Bar width="8rem" height="1.25rem" />
            <Bar width="7rem" height="1.25rem" />
          </div>
        </Row>
      ))}
    </div>
  );
};
