import type { Customer } from '@balcao/contract/customer';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { useTranslations } from 'use-intl';
import classes from './me-screen.module.css';

/** The account of the back office that is linked, and since when. */
export const BoundAccount = ({ account }: { account: NonNullable<Customer['boundAccount']> }) => {
  const t = useTranslations('customer.me');
  const { name, email, avatar, boundAt } = account;
  return (
    <div className={classes.account}>
      <Avatar name={name} picture={avatar} size={40} />
      <div className={classes.words}>
        <p className={classes.accountName}>{name}</p>
        <p className={classes.phone}>{email}</p>
        <p className={classes.phone}>{t.rich('since', { day: () => <Instant at={boundAt} form="date" /> })}</p>
      </div>
    </div>
  );
};
