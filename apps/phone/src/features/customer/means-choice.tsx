import { formatBrl } from '@balcao/brazil/money';
import type { Customer } from '@balcao/contract/customer';
import { PaymentMethod } from '@balcao/contract/order';
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
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{shared('paymentMethod')}</legend>
      {ways.length > 0 && (
        <div className={classes.ways}>
          {ways.map((way) => (
            <label key={way.key} className={classes.way}>
              <input
                type="radio"
                name={name}
                className={classes.radio}
                checked={way.key === chosen?.key}
                onChange={() => onChoose(way.key)}
              />
              <WayWords way={way} customer={customer} />
            </label>
          ))}
        </div>
      )}
      {takesCards && (
        <p className={classes.noCard}>
          <Link to="/cards" className="link">
            {t(ways.some(({ card }) => card) ? 'sheet.manageCards' : 'sheet.addCard')}
          </Link>
        </p>
      )}
    </fieldset>
  );
};

const pictures = { [PaymentMethod.enum.wallet]: IconWallet, [PaymentMethod.enum.pix]: IconQrcode } as const;

const WayWords = ({ way, customer }: { way: Way; customer: Customer | undefined }) => {
  const t = useTranslations('customer');
  if (way.card)
    return (
      <>
        <CardArt card={way.card} />
        <span className={classes.words}>
          <span className={classes.name}>
            {way.card.brand} •••• {way.card.last4}
          </span>
          <span className={classes.line}>{t(`method.${way.method}`)}</span>
        </span>
      </>
    );
  const Picture = pictures[way.method];
  return (
    <>
      <span className={classes.picture}>
        <Picture size={24} stroke={1.6} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{t(`method.${way.method}`)}</span>
        {customer && (
          <span className={classes.line}>{t('sheet.balanceOf', { balance: formatBrl(customer.balance) })}</span>
        )}
      </span>
    </>
  );
};
