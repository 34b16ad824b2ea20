import type { MenuId } from '@balcao/contract/menus';
import { Box, Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { SegmentedControl } from '@balcao/ui/segmented-control.tsx';
import { useTranslations } from 'use-intl';
import { useMenuName } from '../../lib/menu-names.ts';
import {
  type Level,
  type Levels,
  levels as levelsInOrder,
  menuGroups,
  sharedLevel,
  withLevel,
} from './permission-levels.ts';
import classes from './permission-tree.module.css';

interface PermissionTreeProps {
  levels: Levels;
  /** Left out where someone may only read. */
  onChange?: (levels: Levels) => void;
}

/** Every menu of the product by group, with how far a role reaches it; the row of a group sets all of its menus. */
export const PermissionTree = ({ levels, onChange }: PermissionTreeProps) => {
  const t = useTranslations('role');
  const menu = useTranslations('menu');
  const nameOf = useMenuName();
  const choice = (ids: readonly MenuId[], label: string) => (
    <LevelChoice
      label={label}
      level={sharedLevel(levels, ids)}
      onChange={onChange && ((level) => onChange(withLevel(levels, ids, level)))}
    />
  );
  return (
    <Box as="ul">
      {menuGroups.map(({ group, ids }) => (
        <li key={group} className={classes.group}>
          <Row className={classes.row} gap={16} rowGap={8} align="center" justify="between" wrap data-group>
            <Stack as="span" className={classes.words}>
              <span className={classes.name}>{menu(group)}</span>
              {sharedLevel(levels, ids) === undefined && <Muted as="span">{t('form.mixed')}</Muted>}
            </Stack>
            {choice(ids, t('form.ofGroup', { group: menu(group) }))}
          </Row>
          <ul className={classes.menus}>
            {ids.map((id) => (
              <Row as="li" key={id} className={classes.row} gap={16} rowGap={8} align="center" justify="between" wrap>
                <Stack as="span" className={classes.words}>
                  <span className={classes.name}>{nameOf(id)}</span>
                  <Muted as="span">{t(`about.${id}`)}</Muted>
                </Stack>
                {choice([id], nameOf(id))}
              </Row>
            ))}
          </ul>
        </li>
      ))}
    </Box>
  );
};

interface LevelChoiceProps {
  label: string;
  /** Undefined for a group whose menus differ. */
  level: Level | undefined;
  onChange: ((level: Level) => void) | undefined;
}

const LevelChoice = ({ label, level, onChange }: LevelChoiceProps) => {
  const t = useTranslations('role');
  if (!onChange) return level ? <Muted as="span">{t(`level.${level}`)}</Muted> : null;
  return (
    <SegmentedControl
      aria-label={label}
      className={classes.choice ?? ''}
      value={level ?? ''}
      onChange={(value) => onChange(value as Level)}
      data={levelsInOrder.map((value) => ({ value, label: t(`level.${value}`) }))}
    />
  );
};
