import { formatBrl } from '@balcao/brazil/money';
import type { Withdrawable } from '@balcao/contract/withdrawal-request';
import { requestWithdrawal } from '@balcao/contract/withdrawal-request';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { MoneyName } from '@balcao/ui/money-mark.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { WhyNot } from '../../lib/why-not.tsx';
import classes from './money-section.module.css';
import { WithdrawButton } from './withdraw-button.tsx';
import { withdrawableOptions } from './withdrawal.queries.ts';

/** What can be done with the money now: the available balance and the way out. */
export const NextStep = ({ available }: { available: number | undefined }) => {
  const shared = useTranslations('shared');
  const { data } = useQuery(withdrawableOptions);
  return (
    <Row
      as="section"
      className={classes.next}
      gap={32}
      rowGap={16}
      align="center"
      justify="between"
      wrap
      aria-label={shared('availableBalance')}
    >
      <div className={classes.nextWords}>
        <Muted as="div">
          <MoneyName kind="available" />
        </Muted>
        <div className={classes.hero}>
          {available === undefined ? <Bar width="14rem" height="2.5rem" /> : <Money centavos={available} />}
        </div>
        <Muted mt={4}>{data ? <Standing of={data} /> : '\u00a0'}</Muted>
        <WhyNot of={requestWithdrawal} line />
      </div>
      <WithdrawButton size="md" />
    </Row>
  );
};

const Standing = ({ of: { block, available, dailyLeft } }: { of: Withdrawable }) => {
  const t = useTranslations('financial.next');
  if (block) return t(`blocked.${block}`);
  if (available === 0) return t('nothing');
  return (
    <>
      {t('ready')} {dailyLeft > 0 ? t('dayLeft', { amount: formatBrl(dailyLeft) }) : t('dayUsed')}
    </>
  );
};
