import type { Customer } from '@balcao/contract/customer';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import {
  IconDatabase,
  IconIdBadge2,
  IconLink,
  IconMapPin,
  IconSwitchHorizontal,
  IconWallet,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { writtenPhone } from '../../lib/written-phone.ts';
import { BoundAccount } from './bound-account.tsx';
import { currentQuery, useActivateWallet } from './customer.queries.ts';
import { MeSection } from './me-section.tsx';
import { RealNameSheet } from './real-name-sheet.tsx';

/** Who one is in the chat app: wallet, checked name, and the account of the back office that is linked. */
export const MeScreen = () => {
  const t = useTranslations('customer.me');
  const p = useTranslations('phone');
  useDocumentTitle(t('title'), p('application'));
  const current = useQuery(currentQuery);
  const [isNaming, setNaming] = useState(false);
  return (
    <>
      <Stack grow short inert={isNaming}>
        <Screen title={t('title')}>
          {current.isPending && <LinesLoading lines={8} />}
          {current.isError && !current.data && (
            <ErrorState error={current.error} onRetry={() => void current.refetch()} />
          )}
          {current.data && <Me customer={current.data} onName={() => setNaming(true)} />}
        </Screen>
      </Stack>
      {isNaming && current.data && <RealNameSheet name={current.data.name} onClose={() => setNaming(false)} />}
    </>
  );
};

const Me = ({ customer, onName }: { customer: Customer; onName: () => void }) => {
  const t = useTranslations('customer.me');
  const { walletActivated, realNameVerified, boundAccount } = customer;
  const activate = useActivateWallet();
  return (
    <>
      <Head customer={customer} />
      <MeSection
        icon={IconWallet}
        title={t('wallet')}
        done={walletActivated ? t('walletActive') : undefined}
        text={t(walletActivated ? 'walletActiveText' : 'walletText')}
      >
        {!walletActivated && (
          <Button fullWidth loading={activate.isPending} onClick={() => activate.mutate()}>
            {t('activate')}
          </Button>
        )}
      </MeSection>
      <MeSection
        icon={IconIdBadge2}
        title={t('realName')}
        done={realNameVerified ? t('realNameDone') : undefined}
        text={t(realNameVerified ? 'realNameDoneText' : 'realNameText')}
      >
        {!realNameVerified && (
          // One next step at a time: first the wallet.
          <Button fullWidth variant={walletActivated ? 'filled' : 'default'} onClick={onName}>
            {t('verify')}
          </Button>
        )}
      </MeSection>
      <MeSection
        icon={IconLink}
        title={t('account')}
        done={boundAccount ? t('bound') : undefined}
        text={t(boundAccount ? 'boundText' : 'accountText')}
      >
        {boundAccount && <BoundAccount account={boundAccount} />}
      </MeSection>
      <OwnAddresses />
      <OwnData />
      <Button
        component={Link}
        to="/login"
        variant="default"
        fullWidth
        leftSection={<IconSwitchHorizontal size={18} stroke={1.8} aria-hidden />}
      >
        {t('switch')}
      </Button>
    </>
  );
};

const Head = ({ customer: { name, phone } }: { customer: Customer }) => (
  <Row gap={12} align="center" mb={20}>
    <Avatar name={name} size={56} />
    <Box shrink>
      <Text size={16} weight={650} breakable>
        {name}
      </Text>
      <Muted breakable>{writtenPhone(phone)}</Muted>
    </Box>
  </Row>
);

const OwnData = () => {
  const t = useTranslations('person');
  return (
    <MeSection icon={IconDatabase} title={t('title')} done={undefined} text={t('openText')}>
      <Button component={Link} to="/me/data" variant="default" fullWidth>
        {t('open')}
      </Button>
    </MeSection>
  );
};

const OwnAddresses = () => {
  const t = useTranslations('customer.me');
  const a = useTranslations('address');
  return (
    <MeSection icon={IconMapPin} title={a('title')} done={undefined} text={t('addressesText')}>
      <Button component={Link} to="/address" variant="default" fullWidth>
        {t('seeAddresses')}
      </Button>
    </MeSection>
  );
};
