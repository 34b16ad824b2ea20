import { IconMenu2 } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AppLink } from './app-link.tsx';
import classes from './app-shell.module.css';
import { Row } from './layout.tsx';
import { Logo } from './logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { SideMenu, type SideMenuItem } from './side-menu.tsx';
import { useHeadFirst } from './use-head-first.ts';

interface AppShellProps {
  /** The address that the logo leads to. */
  root?: string;
  /** Shown next to the name of the product: "Console", for instance. */
  face?: string;
  /** The right end of the header: language, colour scheme, user. */
  right: ReactNode;
  /** The side menu; a face without one (choosing a team, the account) leaves it out. */
  items?: readonly SideMenuItem[];
  /** Tables may use the whole window. */
  wide?: boolean;
  /** A strip above everything, for what is true of every screen at the moment: a labelled `<section>`. */
  banner?: ReactNode;
  children: ReactNode;
}

/** Header, side menu and content. The menu becomes a drawer where there is no room for it (below 992 px). */
export const AppShell = ({ root = '/', face, right, items, wide = false, banner, children }: AppShellProps) => {
  const t = useTranslations('ui.shell');
  const pathname = useLocation({ select: (location) => location.pathname });
  const isNext = useHeadFirst();
  // Open at one address: the next one closes it.
  const [drawerAt, setDrawerAt] = useState<string>();
  return (
    <div className={classes.shell} data-banner={banner ? true : undefined}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      {banner && <div className={classes.banner}>{banner}</div>}
      <Row as="header" className={classes.header} gap={8} align="center">
        {items && (
          <button
            type="button"
            className={classes.burger}
            aria-label={t('openMenu')}
            onClick={() => setDrawerAt(pathname)}
          >
            <IconMenu2 size={20} stroke={1.8} />
          </button>
        )}
        <AppLink
          to={root}
          className={classes.logo}
          aria-label={t('home', { name: face ? `Balcão ${face}` : 'Balcão' })}
        >
          <Logo compact face={face} />
        </AppLink>
        <Row gap={4} align="center" push shrink>
          {right}
        </Row>
      </Row>
      {items && <aside className={classes.aside}>{isNext && <SideMenu items={items} />}</aside>}
      {items && drawerAt === pathname && <MenuDrawer items={items} onClose={() => setDrawerAt(undefined)} />}
      <main id="content" tabIndex={-1} className={classes.main} data-menu={items ? true : undefined}>
        <div className={classes.content} data-wide={wide || undefined}>
          {children}
        </div>
      </main>
    </div>
  );
};
