import type { ReactNode } from 'react';
import { Box, Muted, Row, Text } from './layout.tsx';
import classes from './step-list.module.css';

interface Step {
  readonly id: string;
  readonly title: string;
  /** How it stands: a status badge, or a bar until that is known. */
  readonly state: ReactNode;
  /** What it is for, and what is next. */
  readonly text?: ReactNode;
  /** The one thing to do, at the right end. */
  readonly action?: ReactNode;
}

/** What is to be done one after the other, inside a card. The titles are h3, under the h2 of the card. */
export const StepList = ({ steps }: { steps: readonly Step[] }) => (
  <Box as="ol">
    {steps.map(({ id, title, state, text, action }) => (
      <Row as="li" key={id} className={classes.step} gap={32} rowGap={16} align="center" justify="between">
        <div className={classes.words}>
          <Row gap={12} rowGap={4} align="center" wrap>
            <Text as="h3" size={14} weight={600}>
              {title}
            </Text>
            {state}
          </Row>
          {text && (
            <Muted as="div" mt={4} pretty>
              {text}
            </Muted>
          )}
        </div>
        {action && (
          <Row className={classes.action} gap={8} wrap>
            {action}
          </Row>
        )}
      </Row>
    ))}
  </Box>
);
