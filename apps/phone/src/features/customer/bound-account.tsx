import type { Customer } from '@balcao/contract/customer';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';

/** The account of the back office that is linked, and since when. */
export const BoundAccount = ({ account }: { account: NonNullable<Customer['boundAccount']> }) => {
  const t = useTranslations('customer.me');
  const { name, email, avatar, boundAt } = account;
  return (
    <Row gap={12} align="center">
      <Avatar name={name} picture={avatar} size={40} />
      <Box shrink>
        <Text weight={550} breakable>
          {name}
        </Text>
        <Muted breakable>{email}</Muted>
        <Muted breakable>{t.rich('since', { day: () => <Instant at={boundAt} form="date" /> })}</Muted>
      </Box>
    </Row>
  );
};
