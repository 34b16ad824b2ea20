import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { LinesLoading, PageLoading } from '@balcao/ui/loading.tsx';
import { showDialog, showToast, tellBad, tellGood } from '@balcao/ui/notice';
import { PageMenu } from '@balcao/ui/page-menu.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { brCode, samples } from './samples.ts';
import { Example, Section } from './section.tsx';
import { SampleFacts } from './table-section.tsx';

const notices: readonly (readonly [name: string, show: () => void])[] = [
  ['toast good', () => tellGood('Convite enviado para ana@aurora.com.br.')],
  ['toast bad', () => tellBad('Usuário ou senha incorretos.')],
  ['toast login', () => showToast({ tone: 'bad', message: '', own: 'logInAgain' })],
  [
    'confirm',
    () =>
      void confirm({
        title: 'Sacar R$ 1.250,00?',
        message: 'O valor chega em até 3 dias úteis.',
        action: 'Sacar R$ 1.250,00',
      }),
  ],
  [
    'confirm dangerous',
    () =>
      void confirm({
        title: 'Excluir a função Caixa?',
        message: 'Os 3 membros com esta função perdem o acesso na hora.',
        action: 'Excluir a função Caixa',
        dangerous: true,
      }),
  ],
  ['tips', () => void showDialog({ kind: 'tips', own: 'roleChanged' })],
  [
    'error',
    () =>
      void showDialog({
        kind: 'error',
        code: '500',
        message: 'Algo deu errado. Número do pedido de ajuda: 0198f2.',
        own: 'responseError',
      }),
  ],
  ['network', () => void showDialog({ kind: 'error', code: 'unreachable', message: '', own: 'networkError' })],
];

export const NoticeSection = () => {
  const t = useTranslations('parts');
  return (
    <Section id="notices" title={t('notices')}>
      <Example>
        {notices.map(([name, show]) => (
          <Button key={name} variant="default" onClick={show} aria-label={`${t('show')}: ${name}`}>
            {name}
          </Button>
        ))}
      </Example>
    </Section>
  );
};

const menu = [
  {
    id: 'table',
    label: 'Listas',
    items: [
      { id: 'table', label: 'Tabela' },
      { id: 'facts', label: 'Detalhe' },
    ],
  },
];

export const DetailSection = () => (
  <Section id="facts" title={useTranslations('parts')('detail')}>
    <Example wide>
      <Card title="Pedido">{samples[0] && <SampleFacts sample={samples[0]} />}</Card>
      <Card title="QR Code">
        <QrImage text={brCode} what="pagamento de R$ 12,50" />
      </Card>
      <Card title="LinesLoading">
        <LinesLoading />
      </Card>
      <PageLoading height="8rem" />
      <SettingCard
        icon={IconLock}
        title="Verificação em duas etapas"
        state={<StatusBadge tone="good">Ativada</StatusBadge>}
        line="Além da senha, entrar pede um código do seu celular."
        action={<Button variant="default">Desativar</Button>}
      />
      <SettingCard mark={<Avatar name="Ana Ribeiro" size={64} />} title="ana_ribeiro" line="Conta criada em 03/02/2026">
        <LinesLoading />
      </SettingCard>
      <PageMenu label="Nesta página" groups={menu} />
    </Example>
  </Section>
);
