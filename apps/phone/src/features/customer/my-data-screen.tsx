import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { saveFile } from '@balcao/ui/save-file';
import { IconDownload, IconUserX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { currentQuery } from './customer.queries.ts';
import { EraseSheet } from './erase-sheet.tsx';
import { MeSection } from './me-section.tsx';
import { useOwnData } from './own-data.queries.ts';

/** What a person can do with what is kept about them: have it, or have it erased. */
export const MyDataScreen = () => {
  const t = useTranslations('person');
  useDocumentTitle(t('title'), useTranslations('phone')('application'));
  const current = useQuery(currentQuery);
  const [isErasing, setErasing] = useState(false);
  const customer = current.data;
  return (
    <>
      <Stack grow short inert={isErasing}>
        <Screen title={t('title')} line={t('line')} back={{ to: '/me' }}>
          {current.isPending && <LinesLoading lines={8} />}
          {current.isError && !customer && <ErrorState error={current.error} onRetry={() => void current.refetch()} />}
          {customer && (
            <>
              <Download />
              <MeSection icon={IconUserX} title={t('erase')} done={undefined} text={t('eraseText')}>
                {customer.balance > 0 ? (
                  <>
                    <Muted mb={12}>
                      {t.rich('walletFull', { balance: () => <Money centavos={customer.balance} /> })}
                    </Muted>
                    <Button component={Link} to="/pay" variant="default" fullWidth>
                      {t('useBalance')}
                    </Button>
                  </>
                ) : (
                  <Button variant="default" fullWidth onClick={() => setErasing(true)}>
                    {t('erase')}
                  </Button>
                )}
              </MeSection>
            </>
          )}
        </Screen>
      </Stack>
      {isErasing && customer && <EraseSheet customer={customer} onClose={() => setErasing(false)} />}
    </>
  );
};

const Download = () => {
  const t = useTranslations('person');
  const data = useOwnData();
  const download = () =>
    data.mutate(undefined, {
      tell: t('downloaded'),
      onSuccess: (file) => saveFile(file, `${t('file')}-${new Date().toISOString().slice(0, 10)}.json`),
    });
  return (
    <MeSection icon={IconDownload} title={t('download')} done={undefined} text={t('downloadText')}>
      <Button fullWidth loading={data.isPending} onClick={download}>
        {t('download')}
      </Button>
    </MeSection>
  );
};
