import type { DeviceNews } from '@balcao/contract/device-news';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Row } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';

/** What a box has said last. */
export const Heard = ({ heard }: { heard: readonly Exclude<DeviceNews, { kind: 'changed' }>[] }) => {
  const t = useTranslations('device.box');
  const m = useTranslations('device.method');
  return (
    <Box as="section" full aria-label={t('last')}>
      <Box as="ul">
        {heard.map((news) => (
          <Row as="li" key={news.position} gap={16} justify="between" py={6} px={4} rule="top">
            {news.kind === 'missed' ? (
              <span>{t('missed', { count: news.count })}</span>
            ) : (
              <span>
                {m(news.payment.method)} <Muted as="span">{<Instant at={news.payment.at} />}</Muted>
              </span>
            )}
            <Money centavos={news.kind === 'missed' ? news.amount : news.payment.amount} />
          </Row>
        ))}
      </Box>
    </Box>
  );
};
