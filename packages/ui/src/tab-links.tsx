import { AppLink } from './app-link.tsx';
import classes from './tab-links.module.css';

interface TabLinksProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  /** An address each; the one whose path and search the window's address holds is marked. */
  tabs: readonly { readonly to: string; readonly search: Readonly<Record<string, string>>; readonly label: string }[];
}

const active = { className: classes.active, 'aria-current': 'page' } as const;

/** The parts of a page side by side, each at an address of its own, so that back, reload and a shared link work. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => (
  <nav aria-label={label} className={classes.tabs}>
    <ul className={classes.list}>
      {tabs.map((tab) => (
        <li key={tab.label}>
          <AppLink to={tab.to} search={tab.search} className={classes.tab} activeProps={active}>
            {tab.label}
          </AppLink>
        </li>
      ))}
    </ul>
  </nav>
);
