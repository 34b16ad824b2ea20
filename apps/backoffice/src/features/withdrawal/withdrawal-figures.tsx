import type { WithdrawalFilter } from '@balcao/contract/withdrawal';
import { Figure } from '@balcao/ui/figure.tsx';
import { Figures } from '@balcao/ui/figures.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import classes from './withdrawal.module.css';
import { figuresOptions } from './withdrawal.queries.ts';

/** What failed is no money any more, or available again. */
const kinds = { processing: 'withdrawing', success: 'withdrawn', failed: undefined } as const;

/** What the withdrawals that the filters show come to: on their way, arrived, come back. */
export const WithdrawalFigures = ({ filter }: { filter: WithdrawalFilter }) => {
  const t = useTranslations('withdrawal.figures');
  const { data, isPending } = useQuery(figuresOptions(filter));
  if (!isPending && !data) return null;
  return (
    <Figures className={classes.figures} isBusy={!data} of={data}>
      {(['processing', 'success', 'failed'] as const).map((name) => (
        <Figure
          key={name}
          label={t(name)}
          kind={kinds[name]}
          value={data && <Money centavos={name === 'success' ? data[name].credited : data[name].amount} />}
        >
          {data ? t('count', { count: data[name].count }) : '\u00a0'}
        </Figure>
      ))}
    </Figures>
  );
};
