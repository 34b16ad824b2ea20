import type { Template } from '@balcao/contract/template';
import { templateList } from '@balcao/contract/template-list';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { templateTones } from './template-state.ts';

/** The name first, then how it stands, and its edition with it. */
export const useTemplateColumns = (): readonly Column<Template>[] => {
  const t = useTranslations('template');
  return useListColumns(templateList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      state: ({ state, edition }) => (
        <Row as="span" inline gap={8} rowGap={4} align="center" wrap>
          <StatusBadge tone={templateTones[state]}>{t(`state.${state}`)}</StatusBadge>
          {edition !== 'none' && <Muted as="span">{t(`edition.${edition}`)}</Muted>}
        </Row>
      ),
      category: ({ category }) => t(`category.${category}`),
    },
  });
};
