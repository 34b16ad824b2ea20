import type { DeviceNews } from '@balcao/contract/device-news';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';
import classes from './heard.module.css';

/** What a box has said last. */
export const Heard = ({ heard }: { heard: readonly Exclude<DeviceNews, { kind: 'changed' }>[] }) => {
  const t = useTranslations('device.box');
  const m = useTranslations('device.method');
  return (
    <section className={classes.heard} aria-label={t('last')}>
      <ul className={classes.list}>
        {heard.map((news) => (
          <li key={news.position} className={classes.row}>
            {news.kind === 'missed' ? (
              <span>{t('missed', { count: news.count })}</span>
            ) : (
              <span>
                {m(news.payment.method)} <span className={classes.at}>{<Instant at={news.payment.at} />}</span>
              </span>
            )}
            <Money centavos={news.kind === 'missed' ? news.amount : news.payment.amount} />
          </li>
        ))}
      </ul>
    </section>
  );
};
