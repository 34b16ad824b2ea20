import { confirmToolLogin, type ToolLogin } from '@balcao/contract/tool-login';
import { shownCode } from '@balcao/contract/typed-code';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Muted, Row } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useForm } from '@mantine/form';
import { useLocation } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import classes from './tool-login.module.css';
import { useConfirmToolLogin, useDenyToolLogin } from './tool-login.queries.ts';

interface ToolLoginQuestionProps {
  code: string;
  asked: ToolLogin;
}

/** Which computer asks and for which team; a warning where it is not near; then yes or no. */
export const ToolLoginQuestion = ({ code, asked }: ToolLoginQuestionProps) => {
  const t = useTranslations('tool.login');
  const confirming = useConfirmToolLogin(code);
  const denying = useDenyToolLogin(code);
  const form = useForm({
    initialValues: { name: asked.computer, code },
    validate: checkedNow(confirmToolLogin.body, useLocale()),
  });
  const submit = form.onSubmit(
    (body) => confirming.mutate(body, { onError: (error) => void showFieldErrors(form, error) }),
    focusFirst(form),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Computer code={code} asked={asked} />
      <TextInput
        mt={16}
        label={t('name')}
        description={t('nameHelp')}
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      {!asked.sameNetwork && (
        <Row className={classes.warning} gap={12} mt={16} role="note">
          <ToneIcon tone="waiting" />
          <p>{t('otherNetwork')}</p>
        </Row>
      )}
      <Muted mt={16} pretty>
        {t('means')}
      </Muted>
      <Row gap={12} mt={16} wrap>
        <Button type="submit" loading={confirming.isPending} disabled={denying.isPending}>
          {t('confirm')}
        </Button>
        <Button
          variant="default"
          loading={denying.isPending}
          disabled={confirming.isPending}
          onClick={() => denying.mutate()}
        >
          {t('deny')}
        </Button>
      </Row>
    </form>
  );
};

const Computer = ({ code, asked: { computer, system, ip, askedAt } }: ToolLoginQuestionProps) => {
  const t = useTranslations('tool.login');
  const { businessName, merchantNumber } = useCurrentUser();
  const back = useLocation({ select: ({ href }) => href });
  return (
    <>
      <Box as="p" className={classes.code} aria-label={t('code')}>
        {shownCode(code)}
      </Box>
      <Muted mt={4} mb={16} pretty>
        {t('compare')}
      </Muted>
      <KeyValues
        rows={[
          { label: t('computer'), value: computer },
          { label: t('system'), value: t(`systems.${system}`) },
          { label: t('ip'), value: ip },
          { label: t('asked'), value: <Instant at={askedAt} form="full" /> },
          {
            label: t('team'),
            value: (
              <>
                {businessName ?? merchantNumber}{' '}
                <AppLink to="/teams" search={{ back }} className="link">
                  {t('anotherTeam')}
                </AppLink>
              </>
            ),
          },
        ]}
      />
    </>
  );
};
