import { createToolKey, type ToolKey, toolKeysAtMost } from '@balcao/contract/tool-key';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { isKeptInTab } from '@balcao/ui/unknown-outcome';
import { IconPlus, IconTerminal2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { toolKeysOptions } from './tool-key.queries.ts';
import { ToolKeyEntry } from './tool-key-entry.tsx';

const AddToolKeyDialog = lazy(() => import('./add-tool-key-dialog.tsx'));

/** The keys by which the developer's tool hears of the team: one for each machine. */
export const ToolKeyCard = () => {
  const t = useTranslations('tool');
  const { data, error, refetch } = useQuery(toolKeysOptions);
  const [isAdding, setAdding] = useState(false);
  const may = useMay(createToolKey);
  const list = data?.list ?? [];
  const place = `tool-key:${useCurrentUser().merchantId ?? ''}`;
  const hasRoom = list.length < toolKeysAtMost;
  // The last one may have been made without being kept.
  const addButton = may && (hasRoom || isKeptInTab(place)) && (
    <Button
      variant={list.length === 0 ? 'filled' : 'default'}
      leftSection={<IconPlus size={18} stroke={1.8} />}
      onClick={() => setAdding(true)}
    >
      {t('add')}
    </Button>
  );
  return (
    <Card title={t('title')} actions={list.length > 0 && addButton}>
      <Muted mb={12} pretty prose>
        {t('text')}
      </Muted>
      {data && list.length === 0 ? (
        <EmptyState icon={IconTerminal2} title={t('none.title')} action={addButton}>
          {t('none.text')}
        </EmptyState>
      ) : data ? (
        <Keys list={list} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={4} />
      )}
      {may && data && !hasRoom && <Muted mt={12}>{t('full', { count: toolKeysAtMost })}</Muted>}
      {isAdding && (
        <Suspense>
          <AddToolKeyDialog place={place} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  );
};

const commands = [
  'npx balcao webhook listen --forward-to http://localhost:4242/webhook',
  'npx balcao webhook trigger order.paid',
  'npx balcao request tail --failed',
].join('\n');

const Keys = ({ list }: { list: readonly ToolKey[] }) => {
  const t = useTranslations('tool');
  return (
    <>
      <Grid as="ul" gap={12}>
        {list.map((toolKey) => (
          <ToolKeyEntry key={toolKey.id} toolKey={toolKey} />
        ))}
      </Grid>
      <Muted mt={16} mb={8}>
        {t('commands')}
      </Muted>
      <CodeBlock code={commands} what={t('commandsWhat')} />
    </>
  );
};
