import type { DomainChange } from '@balcao/contract/domain';
import { Card } from '@balcao/ui/card.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Grid, Muted, Text } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { domainsOptions } from './domain.queries.ts';

const Listed = ({ of, says }: { of: DomainChange['added']; says: 'added' | 'removed' }) => {
  const t = useTranslations('domain');
  return of.map(({ kind, domain }) => (
    <Text key={`${kind} ${domain}`} breakable>
      {t(`history.${says}`, { domain, kind: t(`kinds.${kind}.title`) })}
    </Text>
  ));
};

/** Who changed the domains; empty before the first change. */
export const DomainHistory = ({ appletId }: { appletId: string }) => {
  const t = useTranslations('domain');
  const { data } = useQuery(domainsOptions(appletId));
  if (!data || data.changes.length === 0) return null;
  return (
    <Card title={t('history.title')}>
      <Grid as="ul" gap={16}>
        {data.changes.map(({ id, at, actor, added, removed }) => (
          <Box as="li" key={id}>
            <Muted>
              {actor} · <Instant at={at} />
            </Muted>
            <Listed of={added} says="added" />
            <Listed of={removed} says="removed" />
          </Box>
        ))}
      </Grid>
    </Card>
  );
};
