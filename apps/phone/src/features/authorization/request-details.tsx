import type { AuthorizationRequest } from '@balcao/contract/authorization';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { RequestFacts } from './request-facts.tsx';

type Answer = 'confirm' | 'cancel';
interface RequestDetailsProps {
  request: AuthorizationRequest;
  /** Which answer is on its way. */
  answering: Answer | undefined;
  onAnswer: (answer: Answer) => void;
  /** A person without an account wants to open one, and does not say yes to one. */
  onRegister: () => void;
  /** A person without a linked account has one. */
  onLink: () => void;
}

/** For which account, which browser, from where and when; then yes or no. Without an account: to open one, or no. */
export const RequestDetails = ({ request, answering, onAnswer, onRegister, onLink }: RequestDetailsProps) => {
  const t = useTranslations('authorization');
  const { purpose, account } = request;
  const button = { size: 'md', fullWidth: true } as const;
  return (
    <>
      <Muted mt={4} mb={16} pretty>
        {account ? t(`question.${purpose}`) : t('register.question')}
      </Muted>
      {account && (
        <Row gap={12} align="center" mb={8} py={12} px={16} framed rounded="lg">
          <Avatar name={account.name} picture={account.avatar} size={40} />
          <Box shrink>
            <Text as="span" block weight={550} breakable>
              {account.name}
            </Text>
            <Muted as="span" block breakable>
              {account.email}
            </Muted>
          </Box>
        </Row>
      )}
      <RequestFacts request={request} />
      <Stack gap={8} mt={20}>
        <Button
          {...button}
          loading={answering === 'confirm'}
          disabled={answering === 'cancel'}
          onClick={() => (account ? onAnswer('confirm') : onRegister())}
        >
          {account ? t(`confirm.${purpose}`) : t('register.begin')}
        </Button>
        {!account && (
          <Button {...button} variant="default" disabled={answering !== undefined} onClick={onLink}>
            {t('link.begin')}
          </Button>
        )}
        <Button
          {...button}
          variant="default"
          loading={answering === 'cancel'}
          disabled={answering === 'confirm'}
          onClick={() => onAnswer('cancel')}
        >
          {t('refuse')}
        </Button>
      </Stack>
    </>
  );
};
