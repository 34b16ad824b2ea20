import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useLeadOn } from '../../lib/use-lead-on.ts';
import { Differences } from './publish-dialog.tsx';
import { useRestoreVersion, workflowVersionsOptions } from './workflow.queries.ts';

interface VersionsProps {
  place: { channelId: string; workflowId: string };
  version: number;
  mayEdit: boolean;
  /** Shows what the draft is now, which the server has said. */
  onRestored: () => Promise<void>;
  /** Leads to the draft. */
  toDraft: () => void;
}

/** What was published: who, when, and what changed. */
export const VersionsView = ({ place, version, mayEdit, onRestored, toDraft }: VersionsProps) => {
  const t = useTranslations('workflow.versions');
  const query = useQuery(workflowVersionsOptions(place));
  const onward = useLeadOn(toDraft);
  const restore = useRestoreVersion(place, () => {
    tellGood(t('restored'));
    void onRestored().then(() => onward.lead());
  });
  const ask = async (number: number) => {
    const question = {
      title: t('restoreTitle', { number: String(number) }),
      message: t('restoreText'),
      action: t('restore'),
    };
    if (!(await confirm(question))) return;
    onward.begin();
    restore.mutate({ number, version });
  };
  return (
    <Loaded query={query} loading={<LinesLoading lines={6} />}>
      {({ list }) =>
        list.length === 0 ? (
          <Card>
            <Muted>{t('none')}</Muted>
          </Card>
        ) : (
          <Stack gap={16}>
            {list.map(({ number, publishedAt, publishedBy, differences }) => (
              <Card key={number}>
                <Row gap={16} rowGap={8} justify="between" align="center" wrap mb={8}>
                  <div>
                    <Text as="h2" size={16} weight={650}>
                      {t('version', { number: String(number) })}
                    </Text>
                    <Muted size={14}>
                      {publishedBy} · <Instant at={publishedAt} />
                    </Muted>
                  </div>
                  {mayEdit && (
                    <Button variant="default" size="xs" loading={restore.isPending} onClick={() => void ask(number)}>
                      {t('restore')}
                    </Button>
                  )}
                </Row>
                <Differences of={differences} />
              </Card>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
};
