import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AppLink } from './app-link.tsx';
import { Row } from './layout.tsx';
import classes from './tab-links.module.css';

interface TabLink {
  readonly to: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly label: string;
  /** The count: shown next to the label once it is known. */
  readonly count?: number | undefined;
  /** Whether it is the one that shows, where the address alone does not say so: a part that is shown when none is named. */
  readonly isCurrent?: boolean;
}
interface TabLinksProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  /** An address each; the one whose path and search the window's address holds is marked. */
  tabs: readonly TabLink[];
}

const active = { className: classes.active, 'aria-current': 'page' } as const;
const nothing = {};
const exact = { exact: true, includeSearch: true };

/** The parts of a page side by side, each at an address of its own, so that back, reload and a shared link work. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => {
  const ref = useRef<HTMLElement>(null);
  const href = useLocation({ select: (location) => location.href });
  // Counts make the tabs wider when they arrive.
  const isCounted = tabs.some(({ count }) => count !== undefined);
  useEffect(() => {
    if (href || isCounted) centreCurrent(ref.current);
  }, [href, isCounted]);
  return (
    <nav ref={ref} aria-label={label} className={classes.tabs}>
      <Row as="ul" gap={24}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <OneTab tab={tab} />
          </li>
        ))}
      </Row>
    </nav>
  );
};

/** Where the tabs are wider than the window, the current one is in its middle, with its neighbours in view. */
const centreCurrent = (nav: HTMLElement | null) => {
  const tab = nav?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!nav || !tab) return;
  const { left, width } = nav.getBoundingClientRect();
  nav.scrollLeft += tab.left + tab.width / 2 - left - width / 2;
};

const OneTab = ({ tab }: { tab: TabLink }) => {
  const { to, search, label, count, isCurrent } = tab;
  const mark = count === undefined ? null : <span className={classes.count}>{count}</span>;
  if (isCurrent === undefined)
    return (
      <AppLink to={to} search={search} className={classes.tab} activeProps={active}>
        {label}
        {mark}
      </AppLink>
    );
  return (
    <AppLink
      to={to}
      search={search}
      className={isCurrent ? `${classes.tab} ${classes.active}` : classes.tab}
      activeProps={nothing}
      activeOptions={exact}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {label}
      {mark}
    </AppLink>
  );
};
