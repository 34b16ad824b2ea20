import type { Channel } from '@balcao/contract/channel';
import { Row } from '@balcao/ui/layout.tsx';
import { Sparkline } from '@balcao/ui/sparkline.tsx';
import { useFormatter } from 'use-intl';
import classes from './channel.module.css';

/** How the number of followers moved in the last thirty days, drawn from its lowest on: a large channel moves too. */
export const Growth = ({ of: { growth } }: { of: Pick<Channel, 'growth'> }) => {
  const format = useFormatter();
  const lowest = Math.min(...growth);
  const change = (growth.at(-1) ?? 0) - (growth[0] ?? 0);
  return (
    <Row as="span" className={classes.inline} inline gap={8} align="center" whiteSpace="nowrap">
      <Sparkline values={growth.map((count) => count - lowest)} />
      {format.number(change, { signDisplay: 'exceptZero' })}
    </Row>
  );
};
