import { formatBrl } from '@balcao/brazil/money';
import type { Customer } from '@balcao/contract/customer';
import { PaymentMethod } from '@balcao/contract/order';
import { Box, Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { IconQrcode, IconWallet } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { CardArt } from './card-art.tsx';
import type { Way } from './means.ts';
import classes from './means-choice.module.css';

interface MeansChoiceProps {
  ways: readonly Way[];
  chosen: Way | undefined;
  customer: Customer | undefined;
  /** Whether a card could be used that is not in the wallet. */
  takesCards: boolean;
  onChoose: (key: string) => void;
}

/** How to pay: each way with what it is known by. */
export const MeansChoice = ({ ways, chosen, customer, takesCards, onChoose }: MeansChoiceProps) => {
  const t = useTranslations('customer');
  const shared = useTranslations('shared');
  const name = useId();
  return (
    <Box as="fieldset" mt={16} shrink>
      <Text as="legend" mb={6} weight={550}>
        {shared('paymentMethod')}
      </Text>
      {ways.length > 0 && (
        <div className={classes.ways}>
          {ways.map((way) => (
            <Row as="label" key={way.key} className={classes.way} gap={12} align="center">
              <input
                type="radio"
                name={name}
                className={classes.radio}
                checked={way.key === chosen?.key}
                onChange={() => onChoose(way.key)}
              />
              <WayWords way={way} customer={customer} />
            </Row>
          ))}
        </div>
      )}
      {takesCards && (
        <Muted mt={8}>
          <Link to="/cards" className="link">
            {t(ways.some(({ card }) => card) ? 'sheet.manageCards' : 'sheet.addCard')}
          </Link>
        </Muted>
      )}
    </Box>
  );
};

const pictures = { [PaymentMethod.enum.wallet]: IconWallet, [PaymentMethod.enum.pix]: IconQrcode } as const;

const WayWords = ({ way, customer }: { way: Way; customer: Customer | undefined }) => {
  const t = useTranslations('customer');
  if (way.card)
    return (
      <>
        <CardArt card={way.card} />
        <Box as="span" grow shrink>
          <Text as="span" block weight={550} breakable>
            {way.card.brand} •••• {way.card.last4}
          </Text>
          <Muted as="span" block breakable>
            {t(`method.${way.method}`)}
          </Muted>
        </Box>
      </>
    );
  const Picture = pictures[way.method];
  return (
    <>
      <Grid as="span" className={classes.picture} align="center" across="center">
        <Picture size={24} stroke={1.6} aria-hidden />
      </Grid>
      <Box as="span" grow shrink>
        <Text as="span" block weight={550} breakable>
          {t(`method.${way.method}`)}
        </Text>
        {customer && (
          <Muted as="span" block breakable>
            {t('sheet.balanceOf', { balance: formatBrl(customer.balance) })}
          </Muted>
        )}
      </Box>
    </>
  );
};
