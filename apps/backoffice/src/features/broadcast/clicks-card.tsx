import type { WholeBroadcast } from '@balcao/contract/broadcast';
import { Card } from '@balcao/ui/card.tsx';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { useFormatter, useTranslations } from 'use-intl';

/** How many opened each address of a post, the most opened first; nothing for a post that leads nowhere. */
export const ClicksCard = ({ broadcast: { addresses } }: { broadcast: Pick<WholeBroadcast, 'addresses'> }) => {
  const t = useTranslations('broadcast');
  const format = useFormatter();
  if (addresses.length === 0) return null;
  return (
    <Card title={t('clicksByLink')}>
      <Stack as="ul" gap={12}>
        {addresses
          .toSorted((one, other) => (other.clicked ?? 0) - (one.clicked ?? 0))
          .map(({ address, clicked }) => (
            <Row as="li" key={address} gap={16} justify="between" align="baseline">
              <Text shrink breakable>
                {address}
              </Text>
              <Text weight={550}>{clicked === null ? t('clicksUnknown') : format.number(clicked)}</Text>
            </Row>
          ))}
      </Stack>
    </Card>
  );
};
