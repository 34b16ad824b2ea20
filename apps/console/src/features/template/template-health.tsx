import type { TemplateHealth } from '@balcao/contract/template-quality';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { templateHealthOptions } from './template.queries.ts';

const Known = ({ health }: { health: TemplateHealth }) => {
  const t = useTranslations('template.health');
  const reasons = useTranslations('template.reasons');
  const format = useFormatter();
  const { workflows, workflowsOn, texts } = health;
  return (
    <Stack gap={12}>
      <KeyValues
        rows={[
          ...(['reported', 'stopped', 'pauses'] as const).map((name) => ({
            label: t(name),
            value: format.number(health[name]),
          })),
          { label: t('broadcasts'), value: format.number(health.broadcasts) },
          { label: t('workflows'), value: t('workflowCount', { all: workflows, on: workflowsOn }) },
        ]}
      />
      {texts.length > 0 && (
        <Stack as="ul" gap={12} aria-label={t('texts')}>
          {texts.map(({ reason, text, at }) => (
            <li key={`${at} ${text}`}>
              <Text>{text}</Text>
              <Muted>
                {reasons(reason)} · <Instant at={at} />
              </Muted>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
};

/** What people complain of in a template, and how many workflows send it. */
export const TemplateHealthSection = ({ id }: { id: string }) => {
  const t = useTranslations('template.health');
  const { data, error, refetch } = useQuery(templateHealthOptions(id));
  return (
    <PanelSection title={t('title')}>
      {data && <Known health={data} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LinesLoading lines={4} />}
    </PanelSection>
  );
};
