import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import type { MenuId } from '@balcao/contract/menus';
import { SegmentedControl } from '@mantine/core';
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
  /** Left out where somebody may only read. */
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
    <ul className={classes.tree}>
      {menuGroups.map(({ group, ids }) => (
        <li key={group} className={classes.group}>
          <div className={classes.row} data-group>
            <span className={classes.words}>
              <span className={classes.name}>{menu(group)}</span>
              {sharedLevel(levels, ids) === undefined && <span className={classes.about}>{t('form.mixed')}</span>}
            </span>
            {choice(ids, t('form.ofGroup', { group: menu(group) }))}
          </div>
          <ul className={classes.menus}>
            {ids.map((id) => (
              <li key={id} className={classes.row}>
                <span className={classes.words}>
                  <span className={classes.name}>{nameOf(id)}</span>
                  <span className={classes.about}>{t(`about.${id}`)}</span>
                </span>
                {choice([id], nameOf(id))}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
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
  if (!onChange) return level ? <span className={classes.level}>{t(`level.${level}`)}</span> : null;
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
