import { formatDate } from '@balcao/brazil/dates';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { getStatement, StatementAccount } from '@balcao/contract/ledger-statement';
import { Figure } from '@balcao/ui/figure.tsx';
import { Figures } from '@balcao/ui/figures.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { kindOfAccount } from '@balcao/ui/money-kind';
import { useLocale, useTranslations } from 'use-intl';
import classes from './ledger.module.css';

interface StatementSummaryProps {
  account: StatementAccount;
  range: ReplyOf<typeof getStatement> | undefined;
  isStale: boolean;
}

/** From which balance to which, and what came and went in between. */
export const StatementSummary = ({ account, range, isStale }: StatementSummaryProps) => {
  const t = useTranslations('ledger.summary');
  const locale = useLocale();
  const kind = kindOfAccount(account);
  const day = (text: string) => formatDate(text, { locale });
  return (
    <Figures className={classes.figures} isBusy={!range || isStale} of={range}>
      <Figure label={t('opening')} kind={kind} value={range && <Money centavos={range.opening} />}>
        {range ? t('since', { day: day(range.from) }) : '\u00a0'}
      </Figure>
      <Figure label={t('income')} value={range && <Money centavos={range.income} />}>
        {range ? t('movements', { count: range.movements }) : '\u00a0'}
      </Figure>
      <Figure label={t('expense')} value={range && <Money centavos={-range.expense} />} />
      <Figure label={t('closing')} kind={kind} value={range && <Money centavos={range.closing} />}>
        {range ? t('until', { day: day(range.to) }) : '\u00a0'}
      </Figure>
    </Figures>
  );
};
