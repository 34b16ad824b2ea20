import { Card } from '@balcao/ui/card.tsx';
import { CodeBlock } from '@balcao/ui/code-block.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { appletOptions } from './applet.queries.ts';

/** Within double quotes of a shell nothing but these four has a meaning. */
const quoted = (text: string): string => `"${text.replaceAll(/["$`\\]/g, String.raw`\$&`)}"`;

/** The command that makes a folder to begin with. */
export const BeginCard = ({ appletId }: { appletId: string }) => {
  const t = useTranslations('applet.begin');
  const { data } = useQuery(appletOptions(appletId));
  if (!data) return null;
  const { name, appId, template } = data;
  const command = `npx balcao applet create ${appId} --name ${quoted(name)} --app-id ${appId} --template ${template}`;
  return (
    <Card title={t('title')}>
      <Grid gap={8}>
        <Muted>{t('line')}</Muted>
        <CodeBlock code={command} what={t('command')} />
      </Grid>
    </Card>
  );
};
