import { addMessageTemplate, type MessageTemplate, templatesAtMost } from '@balcao/contract/message-template';
import { Button } from '@balcao/ui/button.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconMessage2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { withWords } from '../../lib/words.ts';
import classes from './message.module.css';
import { templatesOptions } from './message.queries.ts';
import { TemplateCard } from './template-card.tsx';

const FromTemplateDialog = lazy(() => withWords('channel', () => import('./from-template-dialog.tsx')));
const AddTemplatePanel = lazy(() => import('./add-template-panel.tsx'));

interface TemplateListProps {
  appletId: string;
  name: string;
}

const Cards = ({ list, ...of }: TemplateListProps & { list: readonly MessageTemplate[] }) => (
  <div className={classes.cards}>
    {list.map((template) => (
      <TemplateCard key={template.id} template={template} {...of} />
    ))}
  </div>
);

/** The messages that people can be asked for, newest first. */
export const TemplateList = ({ appletId, name }: TemplateListProps) => {
  const t = useTranslations('message');
  const may = useMay(addMessageTemplate);
  const [adding, setAdding] = useState<'library' | 'template'>();
  const { data, error, refetch } = useQuery(templatesOptions(appletId));
  const isFull = (data?.length ?? 0) >= templatesAtMost;
  const add = may && (
    <Row gap={8} wrap>
      <Button variant="default" disabled={isFull} onClick={() => setAdding('template')}>
        {t('fromTemplate.use')}
      </Button>
      <Button disabled={isFull} onClick={() => setAdding('library')}>
        {t('add')}
      </Button>
    </Row>
  );
  return (
    <Box as="section">
      <Row gap={16} rowGap={8} align="center" justify="between" wrap mb={12}>
        <Box shrink>
          <Text as="h2" size={16} weight={650}>
            {t('templates')}
          </Text>
          <Muted>{t('count', { count: data?.length ?? 0, most: templatesAtMost })}</Muted>
        </Box>
        {data && data.length > 0 && add}
      </Row>
      <WhyNot of={addMessageTemplate} />
      {data ? (
        data.length > 0 ? (
          <Cards list={data} appletId={appletId} name={name} />
        ) : (
          <EmptyState icon={IconMessage2} title={t('none')} action={add}>
            {t('noneText')}
          </EmptyState>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Grid>
          <LinesLoading lines={6} />
        </Grid>
      )}
      {adding && (
        <Suspense>
          {adding === 'library' ? (
            <AddTemplatePanel appletId={appletId} name={name} onClose={() => setAdding(undefined)} />
          ) : (
            <FromTemplateDialog appletId={appletId} onClose={() => setAdding(undefined)} />
          )}
        </Suspense>
      )}
    </Box>
  );
};
