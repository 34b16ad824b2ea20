import { formatBrl, split } from '@balcao/brazil/money';
import { type TerminalCard, terminalCards } from '@balcao/contract/device-sale';
import { Grid, Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { IconNfc } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './card-reader.module.css';
import { StepHead } from './step-head.tsx';

interface CardReaderProps {
  amount: number;
  method: '0301' | '0302';
  instalments: number;
  onBack: () => void;
  onCard: (card: TerminalCard['id']) => void;
}

/** Waits for a card. The sandbox's cards are shown next to it: each says what its issuer will answer. */
export const CardReader = ({ amount, method, instalments, onBack, onCard }: CardReaderProps) => {
  const t = useTranslations('device.card');
  const m = useTranslations('device.method');
  const [part = amount] = split(amount, instalments);
  return (
    <Stack className={classes.step}>
      <StepHead title={t('title')} amount={amount} onBack={onBack} />
      <p className={classes.how}>
        {m(method)}
        {instalments > 1 && ` · ${t('parts', { count: instalments, part: formatBrl(part) })}`}
      </p>
      <Grid className={classes.wait} align="center" across="center" aria-hidden>
        <IconNfc size={72} stroke={1.2} />
      </Grid>
      <section className={classes.drawer} aria-labelledby="test-cards">
        <Text as="h3" id="test-cards" size={16} weight={650}>
          {t('drawer')}
        </Text>
        <Muted mt={2} mb={12}>
          {t('drawerText')}
        </Muted>
        <Grid as="ul" className={classes.cards} gap={8}>
          {terminalCards.map(({ id, brand, last4, answer }) => (
            <li key={id}>
              <button type="button" className={classes.card} onClick={() => onCard(id)}>
                <Text as="span" weight={650}>
                  {brand}
                </Text>
                <Muted as="span">•••• {last4}</Muted>
                <span className={classes.answer} data-answer={answer}>
                  {t(`answer.${answer}`)}
                </span>
              </button>
            </li>
          ))}
        </Grid>
      </section>
    </Stack>
  );
};
