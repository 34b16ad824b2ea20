import { IconColumns3 } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { CheckList } from './check-list.tsx';
import type { Column } from './data-table.tsx';
import { Popover } from './popover.tsx';
import type { ColumnChoice } from './use-column-choice.ts';

interface ColumnChooserProps<Row> {
  /** Without the first, which is always there. */
  columns: readonly Column<Row>[];
  choice: ColumnChoice;
}

export const ColumnChooser = <Row,>({ columns, choice }: ColumnChooserProps<Row>) => {
  const t = useTranslations('ui.table');
  return (
    <Popover
      label={t('chooseColumns')}
      align="end"
      trigger={(trigger) => (
        <Button variant="default" leftSection={<IconColumns3 size={18} stroke={1.8} />} {...trigger}>
          {t('columns')}
        </Button>
      )}
    >
      {() => (
        <CheckList
          legend={t('chooseColumns')}
          options={columns.map(({ id, header }) => ({ value: id, label: header }))}
          chosen={columns.filter(({ id }) => choice.visibility[id]).map(({ id }) => id)}
          onToggle={choice.toggle}
        />
      )}
    </Popover>
  );
};
