import { formatDuration } from '@balcao/brazil/dates';
import type { Usage } from '@balcao/contract/usage';
import { Card } from '@balcao/ui/card.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { ShareBars } from '@balcao/ui/share-bars.tsx';
import { useFormatter, useTranslations } from 'use-intl';

/** The pages that people saw, the most frequent first. */
export const PagesCard = ({ pages }: { pages: Usage['pages'] | undefined }) => {
  const t = useTranslations('usage');
  const format = useFormatter();
  return (
    <Card title={t('pages')}>
      {!pages && <Bar height="6rem" />}
      {pages?.length === 0 && (
        <Muted pretty prose>
          {t('noPages')}
        </Muted>
      )}
      {pages && pages.length > 0 && (
        <ShareBars
          title={t('pages')}
          columns={{ name: t('page'), value: t('views'), share: t('share') }}
          shares={pages.map(({ page, views, seconds }) => ({
            id: page,
            name: page,
            value: views,
            // Of views from before times were counted, nothing is known.
            ...(seconds > 0 ? { note: t('meanTime', { time: formatDuration(seconds / views) }) } : {}),
          }))}
          format={(value) => format.number(value)}
        />
      )}
    </Card>
  );
};
