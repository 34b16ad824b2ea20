import { revokeToolKey, type ToolKey } from '@balcao/contract/tool-key';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useRevokeToolKey } from './tool-key.queries.ts';

/** A key: on which machine it is, who made it, when it was used last, and its end. */
export const ToolKeyEntry = ({ toolKey }: { toolKey: ToolKey }) => {
  const t = useTranslations('tool');
  const { name, madeBy, isGood, createdAt, lastUsedAt } = toolKey;
  return (
    <Text as="li" p={16} shrink breakable framed rounded="md">
      <Row gap={12} rowGap={8} align="center" wrap>
        <Text as="h3" shrink size="inherit" weight={650}>
          {name}
        </Text>
        {!isGood && <StatusBadge tone="bad">{t('ended')}</StatusBadge>}
        <Revoke toolKey={toolKey} />
      </Row>
      <Muted mt={8}>
        {t.rich('made', { by: madeBy, at: () => <Instant at={createdAt} /> })}{' '}
        {lastUsedAt ? t.rich('used', { at: () => <Instant at={lastUsedAt} /> }) : t('unused')}
      </Muted>
      {!isGood && <Text mt={8}>{t('endedWhy', { by: madeBy })}</Text>}
    </Text>
  );
};

const Revoke = ({ toolKey: { id, name } }: { toolKey: ToolKey }) => {
  const t = useTranslations('tool.revoke');
  const may = useMay(revokeToolKey);
  const revoke = useRevokeToolKey();
  const ask = async () => {
    const question = { title: t('title', { name }), message: t('text'), action: t('action'), dangerous: true };
    if (await confirm(question)) revoke.mutate(id, { onSuccess: () => tellGood(t('done', { name })) });
  };
  return (
    may && (
      <Row push>
        <Button variant="default" aria-label={t('of', { name })} loading={revoke.isPending} onClick={() => void ask()}>
          {t('action')}
        </Button>
      </Row>
    )
  );
};
