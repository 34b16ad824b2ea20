import { civilDayOf, DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import type { StatementAccount, StatementLine } from '@balcao/contract/ledger-statement';
import { AppLink } from '@balcao/ui/app-link.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useRouter } from '@tanstack/react-router';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import classes from './ledger.module.css';

interface Target {
  /** The page as routes are written. */
  readonly route: string;
  readonly to: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly number: string;
}

/** Where a movement is told in full, and by which number; undefined where it has no page of its own. */
const targetOf = (line: StatementLine): Target | undefined => {
  const { refundNumber, orderNumber, withdrawalNumber, settlementNumber } = line;
  const one = (page: string, number: string): Target => ({
    route: `${page}/$number`,
    to: `${page}/${number}`,
    search: {},
    number,
  });
  if (refundNumber) return one('/payment/transaction/refunds', refundNumber);
  if (orderNumber) return one('/payment/transaction/orders', orderNumber);
  if (withdrawalNumber) return one('/payment/withdrawal', withdrawalNumber);
  if (!settlementNumber) return undefined;
  const page = '/payment/financial/settlements';
  return { route: page, to: page, search: { open: settlementNumber }, number: settlementNumber };
};

interface OriginalProps {
  of: NonNullable<StatementLine['corrects']>;
  account: StatementAccount;
}
/** What a correction takes back: the day of the statement on which it stands. */
const Original = ({ of: { movement, at }, account }: OriginalProps) => {
  const t = useTranslations('ledger');
  const locale = useLocale();
  const day = civilDayOf(at, DEFAULT_ZONE);
  const when = formatDate(day, { locale, form: 'date' });
  return (
    <AppLink to="/payment/financial/statement" search={{ account, from: day, to: day }} className={classes.number}>
      {t('corrects', { what: t(`movements.${movement}`), when })}
    </AppLink>
  );
};

const Movement = ({ line, account }: { line: StatementLine; account: StatementAccount }) => {
  const t = useTranslations('ledger');
  const { routesByPath } = useRouter();
  const target = targetOf(line);
  const hasPage = Object.keys(routesByPath).some((path) => path.replace(/\/$/, '') === target?.route);
  return (
    <Row as="span" gap={12} rowGap={0} wrap shrink>
      <span>{t(`movements.${line.movement}`)}</span>
      {target && hasPage && (
        <AppLink to={target.to} search={target.search} className={classes.number}>
          {target.number}
        </AppLink>
      )}
      {target && !hasPage && <span className={classes.number}>{target.number}</span>}
      {line.corrects && <Original of={line.corrects} account={account} />}
    </Row>
  );
};

/** What happened and its number first, then the money, the time last. */
export const useStatementColumns = (account: StatementAccount): readonly Column<StatementLine>[] => {
  const t = useTranslations('ledger');
  const format = useFormatter();
  return [
    {
      id: 'movement',
      header: t('columns.movement'),
      cell: (line) => <Movement line={line} account={account} />,
      fills: true,
    },
    { id: 'order', header: t('columns.order'), cell: ({ orderNumber }) => orderNumber ?? '–', hidden: true },
    {
      id: 'amount',
      header: t('columns.amount'),
      align: 'end',
      cell: ({ amount, direction }) => (
        <Text as="span" weight={direction === '1' ? 600 : undefined}>
          {direction === '1' && '+'}
          <Money centavos={amount} />
        </Text>
      ),
    },
    {
      id: 'balance',
      header: t('columns.balance'),
      align: 'end',
      cell: ({ balance }) => <Money centavos={balance} />,
    },
    { id: 'scene', header: t('columns.scene'), cell: ({ scene }) => (scene ? t(`scene.${scene}`) : '–'), hidden: true },
    {
      id: 'count',
      header: t('columns.count'),
      align: 'end',
      cell: ({ count }) => (count === null ? '–' : format.number(count)),
      hidden: true,
    },
    {
      id: 'sequence',
      header: t('columns.sequence'),
      align: 'end',
      cell: ({ sequence }) => sequence ?? '–',
      hidden: true,
    },
    { id: 'at', header: t('columns.at'), cell: ({ at }) => <Instant at={at} form="full" zone={DEFAULT_ZONE} /> },
  ];
};
