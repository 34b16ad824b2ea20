import { formatDate } from '@balcao/brazil/dates';
import type { Passkey } from '@balcao/contract/passkey';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Box, Grid, Row, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { useRemovePasskey } from './passkey.queries.ts';
import classes from './passkey-card.module.css';

const RenameDialog = lazy(() => import('./rename-dialog.tsx'));

export const PasskeyList = ({ list }: { list: readonly Passkey[] }) => {
  const t = useTranslations('passkey');
  return (
    <Box as="ul" framed rounded="md" aria-label={t('list')}>
      {list.map((passkey) => (
        <PasskeyEntry key={passkey.id} passkey={passkey} />
      ))}
    </Box>
  );
};

/** One passkey: its name, how old it is, when it was last of use, and the ways to rename and remove it. */
const PasskeyEntry = ({ passkey }: { passkey: Passkey }) => {
  const t = useTranslations('passkey');
  const locale = useLocale();
  const zone = useTimeZone() ?? 'America/Sao_Paulo';
  const { name, createdAt, lastUsedAt, synced } = passkey;
  return (
    <Grid as="li" className={classes.entry} columns="first" gap={16} rowGap={8} align="center">
      <div>
        <Row gap={12} rowGap={4} align="center" wrap>
          <Text as="span" shrink weight={600} breakable>
            {name}
          </Text>
          {synced && <StatusBadge tone="good">{t('synced')}</StatusBadge>}
        </Row>
        <p className={classes.facts}>
          <span>{t('made', { day: formatDate(createdAt, { locale, zone, form: 'date' }) })}</span>
          <span>
            {lastUsedAt === null
              ? t('never')
              : t('used', { moment: formatDate(lastUsedAt, { locale, zone, form: 'short' }) })}
          </span>
        </p>
      </div>
      <Row>
        <RenameButton passkey={passkey} />
        <RemoveButton passkey={passkey} />
      </Row>
    </Grid>
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
    if (await confirm(question)) remove.mutate(id, { tell: t('done', { name }) });
  };
  return (
    <ActionIcon aria-label={t('action', { name })} loading={remove.isPending} onClick={() => void ask()}>
      <IconTrash size={18} stroke={1.8} />
    </ActionIcon>
  );
};
