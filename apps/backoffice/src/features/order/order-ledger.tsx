import type { OrderMovement } from '@balcao/contract/order';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';
import classes from './order-ledger.module.css';

const accounts = ['pending', 'available', 'withdrawing', 'refunding', 'reserve', 'fee_revenue', 'suspense'] as const;
const isAccount = (account: string): account is (typeof accounts)[number] =>
  accounts.some((known) => known === account);

const causes = ['paid', 'captured', 'settled', 'refund_held', 'refund_ended', 'unexpected', 'returned'] as const;
const causeOf = ({ kind, step }: OrderMovement): (typeof causes)[number] | undefined =>
  causes.find((known) => known === (step ? `${kind}_${step}` : kind) || known === kind);

/** The entries of the ledger behind an order, by what caused them, in the member's words. */
export const OrderLedger = ({ movements }: { movements: readonly OrderMovement[] }) => {
  const t = useTranslations('order.ledger');
  const journals = [...Map.groupBy(movements, ({ kind, of, step, at }) => `${kind}:${of}:${step}:${at}`)];
  return (
    <ol className={classes.journals}>
      {journals.map(([key, lines]) => {
        const [first] = lines;
        const cause = first && causeOf(first);
        return (
          <li key={key} className={classes.journal}>
            <div className={classes.head}>
              {/* A cause or an account that a newer server knows shows under its own name. */}
              <span>{cause ? t(`cause.${cause}`, { of: first.of }) : first?.kind}</span>
              {first && <Instant at={first.at} />}
            </div>
            <ul className={classes.lines}>
              {lines.map(({ account, amount }) => (
                <li key={account} className={classes.line}>
                  <span>{isAccount(account) ? t(`account.${account}`) : account}</span>
                  <span className={classes.amount}>
                    {amount > 0 && '+'}
                    <Money centavos={amount} />
                  </span>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
};
