import type { Applet } from '@balcao/contract/applet';
import { appletCategoryWords } from '@balcao/contract/applet-category';
import { wordsIn } from '@balcao/contract/form-words';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { reviewTones } from '../../lib/review-tones.ts';
import classes from './applet.module.css';
import { shelfTones, waitingTones } from './applet-state.ts';

/** The name first, status second, time last. */
export const useAppletColumns = (): readonly Column<Applet>[] => {
  const t = useTranslations('applet');
  const shared = useTranslations('shared');
  const review = useTranslations('review.status');
  const stage = useTranslations('version.stage');
  const locale = useLocale();
  const column = (id: Exclude<keyof typeof cells, 'name'>, rest: Partial<Column<Applet>> = {}): Column<Applet> => ({
    id,
    header: t(`columns.${id}`),
    cell: cells[id],
    ...rest,
  });
  const cells = {
    name: ({ icon, name }: Applet) => (
      <span className={classes.named}>
        <AppletIcon src={icon} size={28} />
        <span className={classes.name}>{name}</span>
      </span>
    ),
    shelf: ({ shelf }: Applet) => <StatusBadge tone={shelfTones[shelf]}>{t(`shelf.${shelf}`)}</StatusBadge>,
    online: ({ onlineNumber }: Applet) => onlineNumber ?? '–',
    review: ({ reviewStatus, waiting }: Applet) =>
      waiting ? (
        <Row as="span" gap={8} align="center">
          {waiting.number}
          <StatusBadge tone={waitingTones[waiting.stage]}>{stage(waiting.stage)}</StatusBadge>
        </Row>
      ) : (
        <StatusBadge tone={reviewTones[reviewStatus]}>{review(reviewStatus)}</StatusBadge>
      ),
    category: ({ category }: Applet) => wordsIn(locale, appletCategoryWords[category]),
    appId: ({ appId }: Applet) => <code>{appId}</code>,
    updated: ({ updatedAt }: Applet) => <Instant at={updatedAt} />,
  };
  return [
    { id: 'name', header: shared('name'), cell: cells.name, fills: true },
    column('shelf'),
    column('online'),
    column('review'),
    column('category', { hidden: true }),
    column('appId'),
    column('updated'),
  ];
};
