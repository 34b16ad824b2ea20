import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Loader.css';
import { formatDate } from '@balcao/brazil/dates';
import type { Passkey } from '@balcao/contract/passkey';
import { confirm } from '@balcao/ui/confirm';
import { tellGood } from '@balcao/ui/notice';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { useRemovePasskey } from './passkey.queries.ts';
import classes from './passkey-card.module.css';

const RenameDialog = lazy(() => import('./rename-dialog.tsx'));

export const PasskeyList = ({ list }: { list: readonly Passkey[] }) => {
  const t = useTranslations('passkey');
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {list.map((passkey) => (
        <PasskeyEntry key={passkey.id} passkey={passkey} />
      ))}
    </ul>
  );
};

/** One passkey: its name, how old it is, when it was last of use, and the ways to rename and remove it. */
const PasskeyEntry = ({ passkey }: { passkey: Passkey }) => {
  const t = useTranslations('passkey');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'America/Sao_Paulo';
  const { name, createdAt, lastUsedAt, synced } = passkey;
  return (
    <li className={classes.entry}>
      <div>
        <div className={classes.head}>
          <span className={classes.name}>{name}</span>
          {synced && <StatusBadge tone="good">{t('synced')}</StatusBadge>}
        </div>
        <p className={classes.facts}>
          <span>{t('made', { day: formatDate(createdAt, { locale, zone, form: 'date' }) })}</span>
          <span>
            {lastUsedAt === null
              ? t('never')
              : t('used', { moment: formatDate(lastUsedAt, { locale, zone, form: 'short' }) })}
          </span>
        </p>
      </div>
      <div className={classes.actions}>
        <RenameButton passkey={passkey} />
        <RemoveButton passkey={passkey} />
      </div>
    </li>
  );
};

const RenameButton = ({ passkey }: { passkey: Passkey }) => {
  const t = useTranslations('passkey.rename');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionIcon aria-label={t('action', { name: passkey.name })} onClick={() => setIsOpen(true)}>
        <IconPencil size={18} stroke={1.8} />
      </ActionIcon>
      {isOpen && (
        <Suspense>
          <RenameDialog passkey={passkey} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const RemoveButton = ({ passkey: { id, name } }: { passkey: Passkey }) => {
  const t = useTranslations('passkey.remove');
  const remove = useRemovePasskey();
  const ask = async () => {
    const question = {
      title: t('title', { name }),
      message: t('text'),
      action: t('confirm', { name }),
      dangerous: true,
    };
    if (await confirm(question)) remove.mutate(id, { onSuccess: () => tellGood(t('done', { name })) });
  };
  return (
    <ActionIcon aria-label={t('action', { name })} loading={remove.isPending} onClick={() => void ask()}>
      <IconTrash size={18} stroke={1.8} />
    </ActionIcon>
  );
};
