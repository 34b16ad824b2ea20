import { Button } from '@balcao/ui/button.tsx';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { allAt, type Levels } from './permission-levels.ts';

const shortcuts = [
  { level: 'none', label: 'noneOfAll' },
  { level: 'read', label: 'readAll' },
  { level: 'write', label: 'writeAll' },
] as const;

/** Sets every menu at once. */
export const PermissionShortcuts = ({ onChoose }: { onChoose: (levels: Levels) => void }) => {
  const t = useTranslations('role.form');
  return (
    <Row as="fieldset" gap={8} wrap>
      <Muted as="legend" mb={4}>
        {t('all')}
      </Muted>
      {shortcuts.map(({ level, label }) => (
        <Button key={level} variant="default" size="xs" onClick={() => onChoose(allAt(level))}>
          {t(label)}
        </Button>
      ))}
    </Row>
  );
};
