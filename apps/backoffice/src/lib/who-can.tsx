import { isMenuId } from '@balcao/contract/menus';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminsOptions } from './admins.ts';
import { useCurrentUser } from './member.ts';
import { useMenuName } from './menu-names.ts';
import classes from './why-not.module.css';

/** Begins a mail to the address, in the person's own mail program. */
const mailTo = (address: string, subject: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`;

/** The people who can grant a right. Their addresses are masked to who is no super admin: a masked one is nothing to write to. */
export const WhoCan = ({ menu }: { menu: string | null }) => {
  const t = useTranslations('access');
  const nameOf = useMenuName();
  const team = useCurrentUser().businessName ?? '';
  const { data: admins, error, refetch } = useQuery(adminsOptions);
  if (error && !admins) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const subject =
    menu !== null && isMenuId(menu) ? t('mailAbout', { menu: nameOf(menu), team }) : t('mailAboutTeam', { team });
  return (
    <div className={classes.who}>
      <Muted mb={12}>{t('ask')}</Muted>
      {admins ? (
        <Grid as="ul" gap={12}>
          {admins.map(({ account, email, avatar }) => (
            <Row as="li" key={account} gap={12} align="center" tone="text">
              <Avatar name={account} picture={avatar} size={32} />
              <Grid as="span" className={classes.words}>
                <Text as="span" weight={600}>
                  {account}
                </Text>
                {email.includes('*') ? (
                  <span>{email}</span>
                ) : (
                  <a
                    className="link"
                    href={mailTo(email, subject)}
                    aria-label={`${t('write', { name: account })}: ${email}`}
                  >
                    {email}
                  </a>
                )}
              </Grid>
            </Row>
          ))}
        </Grid>
      ) : (
        <LinesLoading lines={2} />
      )}
    </div>
  );
};
