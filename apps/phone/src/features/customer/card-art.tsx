import type { WalletCard } from '@balcao/contract/card';
import { Row } from '@balcao/ui/layout.tsx';
import classes from './card-art.module.css';

interface CardArtProps {
  card: Pick<WalletCard, 'kind' | 'brand' | 'last4'>;
  /** With its words; a small one is next to them. */
  large?: true;
  words?: string;
}

/** A card as it looks: a picture next to its name, or large with it. */
export const CardArt = ({ card, large, words }: CardArtProps) => (
  <span className={classes.art} data-kind={card.kind} data-large={large} aria-hidden={large ? undefined : true}>
    <span className={classes.chip} />
    {large ? (
      <Row as="span" gap={8} align="end" justify="between">
        <span>
          <span className={classes.digits}>•••• {card.last4}</span>
          <br />
          {words}
        </span>
        <strong>{card.brand}</strong>
      </Row>
    ) : (
      <span className={classes.digits}>{card.last4}</span>
    )}
  </span>
);
