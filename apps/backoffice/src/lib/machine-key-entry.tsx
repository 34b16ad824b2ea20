import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Command } from '@balcao/ui/use-command';
import { useTranslations } from 'use-intl';

interface MachineKeyEntryProps {
  machineKey: {
    readonly id: string;
    readonly name: string;
    readonly madeBy: string;
    readonly madeAt: string;
    readonly lastUsedAt: string | null;
    readonly isGood: boolean;
  };
  /** Why the key is not valid any more, where it is not. */
  endedWhy: string;
  /** What stops when it is revoked. */
  revokeText: string;
  /** The call that revokes it, where the member may. */
  revoke: Command<unknown, string> | false;
}

/** A key of one machine: who made it, when it was used last, and its end. */
export const MachineKeyEntry = ({ machineKey, endedWhy, revokeText, revoke }: MachineKeyEntryProps) => {
  const t = useTranslations('key');
  const { name, madeBy, madeAt, lastUsedAt, isGood } = machineKey;
  return (
    <Text as="li" p={16} shrink breakable framed rounded="md">
      <Row gap={12} rowGap={8} align="center" wrap>
        <Text as="h3" shrink size="inherit" weight={650}>
          {name}
        </Text>
        {!isGood && <StatusBadge tone="bad">{t('ended')}</StatusBadge>}
        {revoke && <Revoke of={machineKey} text={revokeText} revoke={revoke} />}
      </Row>
      <Muted mt={8}>
        {t.rich('made', { by: madeBy, at: () => <Instant at={madeAt} /> })}{' '}
        {lastUsedAt ? t.rich('used', { at: () => <Instant at={lastUsedAt} /> }) : t('unused')}
      </Muted>
      {!isGood && <Text mt={8}>{endedWhy}</Text>}
    </Text>
  );
};

interface RevokeProps {
  of: { readonly id: string; readonly name: string };
  text: string;
  revoke: Command<unknown, string>;
}
const Revoke = ({ of: { id, name }, text, revoke }: RevokeProps) => {
  const t = useTranslations('key');
  const ask = async () => {
    const question = { title: t('revokeTitle', { name }), message: text, action: t('revoke'), dangerous: true };
    if (await confirm(question)) revoke.mutate(id, { tell: t('revoked', { name }) });
  };
  return (
    <Row push>
      <Button
        variant="default"
        aria-label={t('revokeOf', { name })}
        loading={revoke.isPending}
        onClick={() => void ask()}
      >
        {t('revoke')}
      </Button>
    </Row>
  );
};
