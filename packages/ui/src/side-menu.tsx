import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AppLink } from './app-link.tsx';
import type { Icon } from './icon.ts';
import { Box, Muted, Stack } from './layout.tsx';
import classes from './side-menu.module.css';

export interface SideMenuItem {
  readonly to: string;
  readonly label: string;
  readonly icon?: Icon;
  /** How many items wait there for the person: shown next to the label when there is at least one. */
  readonly count?: number | undefined;
  /** Whether the page that shows belongs to it, also where its address does not say so. */
  readonly isCurrent?: boolean;
  /** Entries below it: it is no page itself then, and opens and closes, or within another is the title of its entries. */
  readonly children?: readonly SideMenuItem[];
}

/** The pages that a person may reach. The one they are on is marked; a group that holds it stands open. */
export const SideMenu = ({ items }: { items: readonly SideMenuItem[] }) => {
  const t = useTranslations('ui.shell');
  return (
    <Box as="nav" aria-label={t('mainMenu')} py={16} px={12}>
      <Stack as="ul" gap={4}>
        {items.map((item) => (
          <li key={item.to}>{item.children ? <Group item={item} /> : <Entry item={item} />}</li>
        ))}
      </Stack>
    </Box>
  );
};

const active = { className: classes.active, 'aria-current': 'page' } as const;
const nothing = {};

const Entry = ({ item }: { item: SideMenuItem }) => {
  const { icon: ItemIcon } = item;
  return (
    <AppLink
      to={item.to}
      className={classes.entry}
      activeProps={active}
      inactiveProps={item.isCurrent ? active : nothing}
      activeOptions={{ includeSearch: false, exact: item.to === '/' }}
    >
      {ItemIcon && <ItemIcon size={20} stroke={1.7} aria-hidden />}
      <Box as="span" grow>
        {item.label}
      </Box>
      {!!item.count && <span className={classes.count}>{item.count}</span>}
    </AppLink>
  );
};

const Group = ({ item }: { item: SideMenuItem }) => {
  const { icon: ItemIcon, children = [] } = item;
  const inside = useLocation({
    select: ({ pathname }) =>
      children.some(
        (child) => [child, ...(child.children ?? [])].some((one) => one.isCurrent) || pathname.startsWith(child.to),
      ),
  });
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? inside;
  return (
    <>
      <button type="button" className={classes.entry} aria-expanded={open} onClick={() => setChosen(!open)}>
        {ItemIcon && <ItemIcon size={20} stroke={1.7} aria-hidden />}
        <Box as="span" grow>
          {item.label}
        </Box>
        <IconChevronDown className={classes.chevron} size={16} stroke={1.8} aria-hidden />
      </button>
      {open && (
        <Stack as="ul" className={classes.sub} gap={4} mt={4}>
          {children.map((child) => (
            <li key={child.to}>{child.children ? <Part item={child} /> : <Entry item={child} />}</li>
          ))}
        </Stack>
      )}
    </>
  );
};

/** Entries of a group that belong together, under a title. */
const Part = ({ item: { label, children = [] } }: { item: SideMenuItem }) => {
  const id = useId();
  return (
    <>
      <Muted id={id} className={classes.part}>
        {label}
      </Muted>
      <Stack as="ul" gap={4} aria-labelledby={id}>
        {children.map((child) => (
          <li key={child.to}>
            <Entry item={child} />
          </li>
        ))}
      </Stack>
    </>
  );
};
