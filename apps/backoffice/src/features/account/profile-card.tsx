import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { NameDialog } from './name-dialog.tsx';
import { PictureField } from './picture-field.tsx';

/** As whom others see the person: name and picture. */
export const ProfileCard = () => {
  const t = useTranslations('account.profile');
  const { account, avatar, createdAt } = useCurrentUser();
  const [isNaming, setNaming] = useState(false);
  return (
    <SettingCard
      mark={<Avatar name={account} picture={avatar} size={64} />}
      title={account}
      line={t.rich('since', { day: () => <Instant at={createdAt} form="date" /> })}
      action={
        <Button variant="default" onClick={() => setNaming(true)}>
          {t('changeName')}
        </Button>
      }
    >
      <PictureField />
      {isNaming && <NameDialog onClose={() => setNaming(false)} />}
    </SettingCard>
  );
};
