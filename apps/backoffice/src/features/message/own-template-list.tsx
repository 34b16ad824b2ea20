import { createOwnTemplate, type OwnTemplate } from '@balcao/contract/message-own-template';
import { titleIn } from '@balcao/contract/message-wording';
import { Button } from '@balcao/ui/button.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { ownTemplatesOptions } from './own-template.queries.ts';
import { ownTemplateTones } from './own-template-state.ts';

const OwnTemplatePanel = lazy(() => import('./own-template-panel.tsx'));

interface OwnTemplateListProps {
  appletId: string;
  /** Of the mini program, for the preview. */
  name: string;
}

/** What the team writes itself, until it has passed its review: then it stands among the messages of the mini program. */
export const OwnTemplateList = ({ appletId, name }: OwnTemplateListProps) => {
  const t = useTranslations('message.own');
  const may = useMay(createOwnTemplate);
  const [open, setOpen] = useState<string>();
  const query = useQuery(ownTemplatesOptions(appletId));
  return (
    <Box as="section" mt={32}>
      <Row gap={16} rowGap={8} align="center" justify="between" wrap mb={12}>
        <Box shrink>
          <Text as="h2" size={16} weight={650}>
            {t('name')}
          </Text>
          <Muted pretty prose>
            {t('line')}
          </Muted>
        </Box>
        {may && (
          <Button variant="default" onClick={() => setOpen('new')}>
            {t('write')}
          </Button>
        )}
      </Row>
      <Loaded query={query} loading={<LinesLoading lines={2} />}>
        {(data) => <Lines list={data} onOpen={setOpen} />}
      </Loaded>
      {open && (
        <Suspense>
          <OwnTemplatePanel
            key={open}
            appletId={appletId}
            name={name}
            templateId={open === 'new' ? undefined : open}
            onMade={setOpen}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
};

const Lines = ({ list, onOpen }: { list: readonly OwnTemplate[]; onOpen: (id: string) => void }) => {
  const t = useTranslations('message.own');
  const ui = useTranslations('ui');
  const locale = useLocale();
  if (list.length === 0) return null;
  return (
    <Stack as="ul" gap={8} aria-label={t('name')}>
      {list.map(({ id, title, state, fields }) => (
        <Box as="li" key={id} framed rounded="lg" ground="surface" p={16}>
          <Row gap={12} rowGap={8} align="center" justify="between" wrap>
            <Box shrink>
              <Text weight={550} breakable>
                {titleIn(title, locale)}
              </Text>
              <Muted>{t('fieldCount', { count: fields.length })}</Muted>
            </Box>
            <Row gap={12} align="center">
              <StatusBadge tone={ownTemplateTones[state]}>{t(`state.${state}`)}</StatusBadge>
              <Button
                variant="default"
                size="xs"
                aria-label={ui('table.open', { name: titleIn(title, locale) })}
                onClick={() => onOpen(id)}
              >
                {t('open')}
              </Button>
            </Row>
          </Row>
        </Box>
      ))}
    </Stack>
  );
};
