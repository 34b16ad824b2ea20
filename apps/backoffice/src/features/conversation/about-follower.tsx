import type { WholeConversation } from '@balcao/contract/conversation';
import { localeNames } from '@balcao/contract/locale';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useReadsOrders } from '../../lib/reads-orders.ts';
import classes from './conversation.module.css';
import { followerOrdersOptions } from './conversation.queries.ts';

interface AboutProps {
  channelId: string;
  conversation: WholeConversation;
}

/** What the person ordered from the team, and what came back. */
const Orders = ({ channelId, conversation }: AboutProps) => {
  const t = useTranslations('conversation.about');
  const readsOrders = useReadsOrders();
  const { data, error, refetch } = useQuery(followerOrdersOptions(channelId, conversation.id, readsOrders));
  if (!readsOrders) return null;
  return (
    <Stack gap={8}>
      <Text as="h3" size={14} weight={650}>
        {t('orders')}
      </Text>
      {!data && !error && <LinesLoading lines={2} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Muted>{t('noOrders')}</Muted>}
      <Stack as="ul" gap={8}>
        {data?.map(({ number, goodsName, amount, refunded, paidAt }) => (
          <Box key={number} as="li" framed rounded="md" p={8}>
            <Row gap={8} align="baseline" justify="between">
              <AppLink to="/payment/orders" search={{ number }} className="link">
                {goodsName}
              </AppLink>
              <Money centavos={amount} />
            </Row>
            <Muted size={14}>
              <Instant at={paidAt} />
            </Muted>
            {refunded > 0 && (
              <Text size={14} tone="waiting">
                {t('refunded')} <Money centavos={refunded} />
              </Text>
            )}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
};

/** Who the follower is, as far as the team may know. */
export const AboutFollower = ({ channelId, conversation }: AboutProps) => {
  const t = useTranslations('conversation.about');
  const follower = useTranslations('follower');
  const { follower: person } = conversation;
  return (
    <section className={`${classes.pane} ${classes.about}`} aria-label={t('title')}>
      <Text as="h2" size={16} weight={650} className={classes.bar}>
        {t('title')}
      </Text>
      <Stack className={`${classes.scroll} ${classes.messages}`} gap={20}>
        {person ? (
          <KeyValues
            rows={[
              { label: follower('columns.followed'), value: <Instant at={person.followedAt} form="date" /> },
              { label: follower('columns.language'), value: localeNames[person.language] },
              {
                label: follower('columns.tags'),
                value: person.tags.length > 0 ? person.tags.map(({ name }) => name).join(', ') : null,
              },
            ]}
          />
        ) : (
          <Muted>{t('left')}</Muted>
        )}
        <Orders channelId={channelId} conversation={conversation} />
      </Stack>
    </section>
  );
};
