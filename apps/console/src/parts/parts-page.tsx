import { AppShell } from '@balcao/ui/app-shell.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { SchemeSwitch } from '@balcao/ui/scheme-switch.tsx';
import { UserMenu } from '@balcao/ui/user-menu.tsx';
import { IconArrowsExchange, IconHome, IconReceipt, IconSettings, IconUser } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ButtonSection, ColourSection, StatusSection, TypeSection } from './base-sections.tsx';
import { ChartSection, FigureSection } from './figure-section.tsx';
import { InputSection } from './input-section.tsx';
import { DetailSection, NoticeSection } from './notice-section.tsx';
import { TableSection, TableStatesSection } from './table-section.tsx';

const anchors = [
  ['colours', 'colours'],
  ['type', 'type'],
  ['buttons', 'buttons'],
  ['statuses', 'statuses'],
  ['inputs', 'inputs'],
  ['figures', 'figures'],
  ['charts', 'charts'],
  ['table', 'table'],
  ['detail', 'places'],
  ['facts', 'detail'],
  ['notices', 'notices'],
] as const;

/** The catalogue: every shared part in every state on one page, so that a change of the look is seen everywhere at once. */
export const PartsPage = () => {
  const t = useTranslations('parts');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const items = [
    { to: '/review', label: 'Início', icon: IconHome },
    {
      to: '/parts/payment',
      label: 'Pagamentos',
      icon: IconReceipt,
      children: [{ to: '/parts', label: t('title') }],
    },
    { to: '/login', label: 'Configurações', icon: IconSettings },
  ];
  const right = (
    <>
      <LanguageSelector compact />
      <SchemeSwitch />
      <UserMenu
        account="Ana Ribeiro"
        email="ana@aurora.com.br"
        businessName="Café Aurora"
        role={{ kind: 'superAdmin' }}
        items={[
          { label: 'Trocar de equipe', icon: IconArrowsExchange, to: '/parts' },
          { label: 'Sua conta', icon: IconUser, to: '/parts' },
        ]}
        onLogout={() => location.reload()}
      />
    </>
  );
  return (
    <AppShell right={right} items={items}>
      <PageHeader title={t('title')} line={t('line')} back="/" />
      <nav aria-label={t('sections')}>
        <Row as="ul" gap={20} rowGap={8} wrap mb={32}>
          {anchors.map(([id, text]) => (
            <li key={id}>
              <a className="link" href={`#${id}`}>
                {t(text)}
              </a>
            </li>
          ))}
        </Row>
      </nav>
      <ColourSection />
      <TypeSection />
      <ButtonSection />
      <StatusSection />
      <InputSection />
      <FigureSection />
      <ChartSection />
      <TableSection />
      <TableStatesSection />
      <DetailSection />
      <NoticeSection />
    </AppShell>
  );
};
