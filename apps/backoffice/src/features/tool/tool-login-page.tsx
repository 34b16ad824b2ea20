import { confirmToolLogin, ToolCode } from '@balcao/contract/tool-login';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Grid } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import classes from './tool-login.module.css';
import { toolLoginOptions } from './tool-login.queries.ts';
import { ToolLoginEnd } from './tool-login-end.tsx';
import { ToolLoginQuestion } from './tool-login-question.tsx';

/** A computer asks for a key of the tool: which one it is, for which team, and yes or no. */
export const ToolLoginPage = () => {
  const t = useTranslations('tool.login');
  const { code: typed = '' } = useSearch({ from: '/team/tool/login' });
  const code = ToolCode.safeParse(typed).data;
  const may = useMay(confirmToolLogin);
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} line={t('line')} />
      <WhyNot of={confirmToolLogin} />
      {may && <Card>{code ? <Asked key={code} code={code} /> : <CodeForm typed={typed} />}</Card>}
    </div>
  );
};

/** Where a person types the code that the tool shows. */
const CodeForm = ({ typed }: { typed: string }) => {
  const t = useTranslations('tool.login');
  const navigate = useNavigate();
  const [code, setCode] = useState(typed);
  const [isWrong, setWrong] = useState(typed !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isCode = ToolCode.safeParse(code).success;
    setWrong(!isCode);
    if (isCode) void navigate({ to: '/tool/login', search: { code } });
  };
  return (
    <Box as="form" noValidate onSubmit={submit}>
      <TextInput
        label={t('code')}
        description={t('codeHelp')}
        placeholder="7K2M-Q9TX"
        autoComplete="off"
        value={code}
        error={isWrong && t('codeWrong')}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Box mt={16}>
        <Button type="submit">{t('goOn')}</Button>
      </Box>
    </Box>
  );
};

const Asked = ({ code }: { code: string }) => {
  const { data, error, refetch } = useQuery(toolLoginOptions(code));
  if (data?.status === 'waiting') return <ToolLoginQuestion code={code} asked={data} />;
  if (data) return <ToolLoginEnd end={data.status} computer={data.computer} />;
  if (error?.name === 'tool_code_unknown') return <ToolLoginEnd end="unknown" computer="" />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Grid gap={12}>
      <LinesLoading lines={6} />
    </Grid>
  );
};
