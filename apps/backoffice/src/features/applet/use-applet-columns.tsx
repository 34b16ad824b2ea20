import type { Applet } from '@balcao/contract/applet';
import { appletCategoryWords } from '@balcao/contract/applet-category';
import { appletList } from '@balcao/contract/applet-list';
import { wordsIn } from '@balcao/contract/form-words';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { reviewTones } from '../../lib/review-tones.ts';
import classes from './applet.module.css';
import { shelfTones, waitingTones } from './applet-state.ts';
import { RejectionLine } from './rejection-line.tsx';

/** The name first, status second, time last. */
export const useAppletColumns = (): readonly Column<Applet>[] => {
  const t = useTranslations('applet');
  const review = useTranslations('review.status');
  const stage = useTranslations('version.stage');
  const locale = useLocale();
  return useListColumns(appletList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      name: ({ icon, name }) => (
        <span className={classes.named}>
          <AppletIcon src={icon} size={28} />
          <span className={classes.name}>{name}</span>
        </span>
      ),
      shelf: ({ shelf }) => <StatusBadge tone={shelfTones[shelf]}>{t(`shelf.${shelf}`)}</StatusBadge>,
      review: ({ reviewStatus, waiting, rejection }) => (
        <Grid gap={4} across="start">
          {waiting ? (
            <Row as="span" gap={8} align="center">
              {waiting.number}
              <StatusBadge tone={waitingTones[waiting.stage]}>{stage(waiting.stage)}</StatusBadge>
            </Row>
          ) : (
            <StatusBadge tone={reviewTones[reviewStatus]}>{review(reviewStatus)}</StatusBadge>
          )}
          {rejection && <RejectionLine rejection={rejection} />}
        </Grid>
      ),
      category: ({ category }) => wordsIn(locale, appletCategoryWords[category]),
      appId: ({ appId }) => <code>{appId}</code>,
    },
  });
};
