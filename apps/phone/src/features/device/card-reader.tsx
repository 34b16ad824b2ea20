import { formatBrl, split } from '@balcao/brazil/money';
import { type TerminalCard, terminalCards } from '@balcao/contract/device-sale';
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

/** Waits for a card. The sandbox's cards lie beside it: each says what its issuer will answer. */
export const CardReader = ({ amount, method, instalments, onBack, onCard }: CardReaderProps) => {
  const t = useTranslations('device.card');
  const m = useTranslations('device.method');
  const [part = amount] = split(amount, instalments);
  return (
    <div className={classes.step}>
      <StepHead title={t('title')} amount={amount} onBack={onBack} />
      <p className={classes.how}>
        {m(method)}
        {instalments > 1 && ` · ${t('parts', { count: instalments, part: formatBrl(part) })}`}
      </p>
      <div className={classes.wait} aria-hidden>
        <IconNfc size={72} stroke={1.2} />
      </div>
      <section className={classes.drawer} aria-labelledby="test-cards">
        <h3 id="test-cards" className={classes.heading}>
          {t('drawer')}
        </h3>
        <p className={classes.line}>{t('drawerText')}</p>
        <ul className={classes.cards}>
          {terminalCards.map(({ id, brand, last4, answer }) => (
            <li key={id}>
              <button type="button" className={classes.card} onClick={() => onCard(id)}>
                <span className={classes.brand}>{brand}</span>
                <span className={classes.number}>•••• {last4}</span>
                <span className={classes.answer} data-answer={answer}>
                  {t(`answer.${answer}`)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
