import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { AppLink } from './app-link.tsx';
import { Avatar } from './avatar.tsx';
import { confirm } from './confirm.ts';
import type { Icon } from './icon.ts';
import { Box, Muted, Row, Stack, Text } from './layout.tsx';
import { Popover } from './popover.tsx';
import classes from './user-menu.module.css';

export interface UserMenuItem {
  readonly label: string;
  readonly icon: Icon;
  readonly to: string;
}
export interface UserMenuProps {
  account: string;
  email: string;
  avatar?: string | null;
  /** The team's name, once one is chosen. */
  businessName?: string | null;
  /** The badge: super admin, the role's name, or that the role was deleted; none without a team. */
  role?: { readonly kind: 'superAdmin' | 'deleted' } | { readonly kind: 'named'; readonly name: string } | undefined;
  items: readonly UserMenuItem[];
  /** After the person has confirmed. */
  onLogout: () => void;
}

/** Who is logged in, and where they can go from here. */
export const UserMenu = (props: UserMenuProps) => {
  const t = useTranslations('ui.user');
  const { account, avatar, businessName } = props;
  return (
    <Popover
      label={t('menu')}
      align="end"
      trigger={(trigger) => (
        <button
          type="button"
          className={classes.trigger}
          {...trigger}
          aria-label={t('menuOf', { account: businessName ?? account })}
        >
          <Avatar name={account} picture={avatar ?? null} size={32} />
          <span className={classes.who}>{businessName ?? account}</span>
          <IconChevronDown className={classes.chevron} size={16} stroke={1.8} aria-hidden />
        </button>
      )}
    >
      {(close) => <Panel {...props} close={close} />}
    </Popover>
  );
};

const Panel = ({
  account,
  email,
  avatar,
  businessName,
  role,
  items,
  onLogout,
  close,
}: UserMenuProps & { close: () => void }) => {
  const t = useTranslations('ui.user');
  const logOut = async () => {
    close();
    if (await confirm({ title: t('logoutTitle'), message: t('logoutText'), action: t('logout') })) onLogout();
  };
  return (
    <div className={classes.panel}>
      <Row gap={12} align="center" p={16} rule="bottom">
        <Avatar name={account} picture={avatar ?? null} size={40} />
        <Text as="div" shrink breakable>
          <Text as="div" weight={650}>
            {account}
          </Text>
          <Muted as="div">{email}</Muted>
        </Text>
      </Row>
      {(businessName || role) && (
        <Stack gap={6} align="start" py={12} px={16} breakable rule="bottom">
          {businessName && (
            <Text as="div" weight={650}>
              {businessName}
            </Text>
          )}
          {role && <span className={classes.role}>{role.kind === 'named' ? role.name : t(role.kind)}</span>}
        </Stack>
      )}
      <Box as="ul" p={8}>
        {items.map(({ label, icon: ItemIcon, to }) => (
          <li key={to}>
            <AppLink to={to} className={classes.item} onClick={close}>
              <ItemIcon size={18} stroke={1.8} aria-hidden />
              {label}
            </AppLink>
          </li>
        ))}
        <li>
          <button type="button" className={classes.item} onClick={() => void logOut()}>
            <IconLogout size={18} stroke={1.8} aria-hidden />
            {t('logout')}
          </button>
        </li>
      </Box>
    </div>
  );
};
