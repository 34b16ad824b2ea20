import type { MenuId } from '@balcao/contract/menus';
import type { CurrentUser } from '@balcao/contract/session';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { reasonOf } from '../lib/missing-right.ts';
import { useMissingWords } from '../lib/missing-words.ts';
import { WhoCan } from '../lib/who-can.tsx';
import classes from './no-access.module.css';

interface NoAccessProps {
  user: CurrentUser;
  /** The menu of the screen; none for what only super admins see. */
  menuId: MenuId | undefined;
  /** Whether the role opens any screen at all. */
  anywhere: boolean;
}

/** A screen that the member's role does not open, or a role that opens none (rule: always-reachable): says why, and whom to ask. */
export const NoAccess = ({ user, menuId, anywhere }: NoAccessProps) => {
  const t = useTranslations('menu');
  const wordsOf = useMissingWords();
  const missing = { menu: menuId ?? null, level: 'read' } as const;
  const reason = reasonOf(missing, user);
  const isOff = reason === 'roleDisabled' || reason === 'roleDeleted';
  const ofRole = isOff || reason === 'noRole' || reason === 'preview';
  const title = isOff ? t('roleOff') : anywhere ? t('noAccessHere') : t('noAccess');
  return (
    <EmptyState
      wholePage
      icon={IconLock}
      title={title}
      action={
        <Grid gap={24} across="center">
          {!user.preview && (
            <div className={classes.people}>
              <WhoCan menu={menuId ?? null} />
            </div>
          )}
          <Link to={anywhere ? '/home' : '/teams'} className="link">
            {anywhere ? t('toStart') : t('switchTeam')}
          </Link>
        </Grid>
      }
    >
      {anywhere || ofRole ? wordsOf(missing) : t('noAccessText')}
    </EmptyState>
  );
};
