import { Grid, Text } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { PageMenu } from '@balcao/ui/page-menu.tsx';
import { useTranslations } from 'use-intl';
import { EmailCard } from '../features/account/email-card.tsx';
import { EraseAccountCard } from '../features/account/erase-account-card.tsx';
import { MyDataCard } from '../features/account/my-data-card.tsx';
import { PasswordCard } from '../features/account/password-card.tsx';
import { PreferencesCard } from '../features/account/preferences-card.tsx';
import { ProfileCard } from '../features/account/profile-card.tsx';
import { ChatAccountCard } from '../features/authorization/chat-account-card.tsx';
import { FactorCard } from '../features/factor/factor-card.tsx';
import { NoticesCard } from '../features/notification/notices-card.tsx';
import { PasskeyCard } from '../features/passkey/passkey-card.tsx';
import { SessionsCard } from '../features/session/sessions-card.tsx';
import { useCurrentUser } from '../lib/member.ts';
import classes from './account-page.module.css';

/**
 * The groups of the page and their cards, in the order in which they stand. The ids are the anchors in the address: other screens
 * lead to `/account#two-step`, for instance. The name of a card in the menu is `account.cards.<id>`.
 */
const groups = [
  {
    id: 'you',
    cards: [
      { id: 'profile', Content: ProfileCard },
      { id: 'email', Content: EmailCard },
    ],
  },
  {
    id: 'signing-in',
    cards: [
      { id: 'password', Content: PasswordCard },
      { id: 'two-step', Content: FactorCard },
      { id: 'passkeys', Content: PasskeyCard },
      { id: 'chat-account', Content: ChatAccountCard },
    ],
  },
  {
    id: 'devices',
    cards: [{ id: 'sessions', Content: SessionsCard }],
  },
  {
    id: 'preferences-and-data',
    cards: [
      { id: 'notices', Content: NoticesCard },
      { id: 'preferences', Content: PreferencesCard },
      { id: 'my-data', Content: MyDataCard },
      { id: 'erase-account', Content: EraseAccountCard },
    ],
  },
] as const;

/** One's own account: who one is, how one signs in, where, and what is kept. With and without a team. */
export const AccountPage = () => {
  const t = useTranslations('account');
  const { merchantId } = useCurrentUser();
  // What one hears of is chosen for each team.
  const cardsOf = ({ cards }: (typeof groups)[number]) => cards.filter(({ id }) => id !== 'notices' || merchantId);
  const menu = groups.map((group) => ({
    id: group.id,
    label: t(`groups.${group.id}`),
    items: cardsOf(group).map((card) => ({ id: card.id, label: t(`cards.${card.id}`) })),
  }));
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} line={t('line')} back={merchantId ? '/home' : '/teams'} />
      <Grid className={classes.columns}>
        <PageMenu label={t('menu')} groups={menu} />
        <Grid gap={32} shrink>
          {groups.map((group) => (
            <section key={group.id} id={group.id} className={classes.group} aria-labelledby={`${group.id}-title`}>
              <Text as="h2" id={`${group.id}-title`} mb={12} size={16} weight={650}>
                {t(`groups.${group.id}`)}
              </Text>
              <Grid gap={16}>
                {cardsOf(group).map(({ id: anchor, Content }) => (
                  <div key={anchor} id={anchor} className={classes.anchor}>
                    <Content />
                  </div>
                ))}
              </Grid>
            </section>
          ))}
        </Grid>
      </Grid>
    </div>
  );
};
