import type { Icon } from '@balcao/ui/icon';
import { Row } from '@balcao/ui/layout.tsx';
import { IconAdjustmentsHorizontal, IconMail, IconScan, IconUser, IconWallet } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './tab-bar.module.css';

interface Tab {
  readonly to: '/' | '/pay' | '/me' | '/mail' | '/bench';
  readonly name: 'wallet' | 'pay' | 'me' | 'mails' | 'bench';
  readonly icon: Icon;
}
const tabs: readonly Tab[] = [
  { to: '/', name: 'wallet', icon: IconWallet },
  { to: '/pay', name: 'pay', icon: IconScan },
  { to: '/me', name: 'me', icon: IconUser },
  { to: '/mail', name: 'mails', icon: IconMail },
  { to: '/bench', name: 'bench', icon: IconAdjustmentsHorizontal },
];

/** The screens of the phone. The choice of a person belongs to the wallet. */
export const TabBar = ({ bench }: { bench: boolean }) => {
  const t = useTranslations('phone');
  const pathname = useLocation({ select: (location) => location.pathname.replace('/login', '/') });
  return (
    <Row as="nav" className={classes.bar} aria-label={t('tabs')}>
      {tabs
        .filter(({ to }) => bench || to !== '/bench')
        .map(({ to, name, icon: TabIcon }) => (
          <Link key={to} to={to} className={classes.tab} aria-current={pathname === to ? 'page' : undefined}>
            <TabIcon size={24} stroke={1.6} aria-hidden />
            {t(name)}
          </Link>
        ))}
    </Row>
  );
};
