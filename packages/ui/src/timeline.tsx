import type { ReactNode } from 'react';
import { Box, Muted, Row, Text } from './layout.tsx';
import classes from './timeline.module.css';
import { type Tone, ToneIcon } from './tone.tsx';

interface TimelineEvent {
  readonly id: string;
  readonly tone: Tone;
  readonly title: ReactNode;
  /** When; an `Instant` as a rule. */
  readonly at?: ReactNode;
  readonly detail?: ReactNode;
}

/** What happened to one thing, in order. */
export const Timeline = ({ events }: { events: readonly TimelineEvent[] }) => (
  <Box as="ol">
    {events.map(({ id, tone, title, at, detail }) => (
      <Row as="li" key={id} className={classes.event} gap={12}>
        <Row as="span">
          <ToneIcon tone={tone} />
        </Row>
        <Box grow shrink>
          <Row className={classes.head} gap={16} rowGap={0} justify="between" wrap>
            <Text as="span" weight={550}>
              {title}
            </Text>
            {at && <Muted as="span">{at}</Muted>}
          </Row>
          {detail && <Muted as="div">{detail}</Muted>}
        </Box>
      </Row>
    ))}
  </Box>
);
