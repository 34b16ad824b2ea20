import { PaymentMethod } from '@balcao/contract/order';
import type { OrderMovement } from '@balcao/contract/order-movement';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { kindOfAccount } from '@balcao/ui/money-kind';
import { MoneyName } from '@balcao/ui/money-mark.tsx';
import { useTranslations } from 'use-intl';
import classes from './order-ledger.module.css';

const accounts = [
  ...(['pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt'] as const),
  ...(['fee_revenue', 'suspense'] as const),
];
const isAccount = (account: string): account is (typeof accounts)[number] =>
  accounts.some((known) => known === account);

const causes = [
  ...(['paid', 'captured', 'settled', 'refund_held', 'refund_ended', 'bankReturn'] as const),
  ...(['dispute_blocked', 'dispute_unblocked', 'unexpected', 'returned'] as const),
];
const causeOf = ({ kind, step }: OrderMovement): (typeof causes)[number] | undefined =>
  causes.find((known) => known === (step ? `${kind}_${step}` : kind) || known === kind);

/** What an account is called; of a rail, whether the money came by it or went back. */
const useAccountName = () => {
  const t = useTranslations('order.ledger');
  return ({ account, rail, amount }: OrderMovement): string => {
    const method = PaymentMethod.safeParse(rail);
    if (account === 'rail_clearing' && method.success) return t(`rail.${amount < 0 ? 'came' : 'went'}.${method.data}`);
    return isAccount(account) ? t(`account.${account}`) : account;
  };
};

/** The journals of the ledger behind an order, each with all its lines, in the member's words. */
export const OrderLedger = ({ movements }: { movements: readonly OrderMovement[] }) => {
  const t = useTranslations('order.ledger');
  const nameOf = useAccountName();
  const journals = [...Map.groupBy(movements, ({ journal, step }) => `${journal}:${step}`)];
  return (
    <Stack as="ol" className={classes.journals}>
      {journals.map(([key, lines]) => {
        const [first] = lines;
        const cause = first && causeOf(first);
        return (
          <li key={key} className={classes.journal}>
            <Row className={classes.head} gap={16} rowGap={0} justify="between" wrap>
              {/* A cause or an account that a newer server knows shows under its own name. */}
              <span>{cause ? t(`cause.${cause}`, { of: first.of }) : first?.kind}</span>
              {first && <Instant at={first.at} />}
            </Row>
            <Box as="ul">
              {lines.map((line) => (
                <Row as="li" key={`${line.account}:${line.rail}`} className={classes.line} gap={16} justify="between">
                  <MoneyName kind={kindOfAccount(line.account)}>{nameOf(line)}</MoneyName>
                  <Text as="span" whiteSpace="nowrap">
                    {line.amount > 0 && '+'}
                    <Money centavos={line.amount} />
                  </Text>
                </Row>
              ))}
            </Box>
          </li>
        );
      })}
    </Stack>
  );
};
