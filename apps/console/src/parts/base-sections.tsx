import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { LogoMark } from '@balcao/ui/logo.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { IconDots, IconDownload, IconEye, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './parts.module.css';
import { Row, Section } from './section.tsx';

const tokens = [
  'accent',
  'accent-soft',
  'mantine-color-body',
  'surface',
  'hover',
  'line',
  'line-strong',
  'mantine-color-dimmed',
];
const tones = ['waiting', 'moving', 'good', 'bad', 'ended'] as const;

export const ColourSection = () => (
  <Section id="colours" title={useTranslations('parts')('colours')}>
    <Row>
      {[...tokens, ...tones].map((token) => (
        <span key={token} className={classes.swatch}>
          <i style={{ background: `var(--${token})` }} />
          {token}
        </span>
      ))}
    </Row>
  </Section>
);

export const TypeSection = () => (
  <Section id="type" title={useTranslations('parts')('type')}>
    <Row wide>
      <div>
        <p className={classes.sample1}>Visão geral dos pagamentos</p>
        <p className={classes.sample2}>Pedidos de hoje, até agora</p>
        <p className={classes.sample3}>Ação, você, não, três, à vista: R$ 1.250,00</p>
        <p className={`${classes.sample3} ${classes.dimmed}`}>O que se pode fazer aqui, em uma linha cinza.</p>
      </div>
      <div className={classes.figures}>
        {[111_111, 808_080_80, 99, 123_456_789].map((centavos) => (
          <div key={centavos}>
            <Money centavos={centavos} />
          </div>
        ))}
      </div>
      <LogoMark size={56} />
    </Row>
  </Section>
);

export const ButtonSection = () => (
  <Section id="buttons" title={useTranslations('parts')('buttons')}>
    <Row>
      <Button>Sacar R$ 1.250,00</Button>
      <Button leftSection={<IconPlus size={18} />}>Criar equipe</Button>
      <Button variant="default" leftSection={<IconDownload size={18} stroke={1.8} />}>
        Exportar
      </Button>
      <Button variant="subtle" color="gray">
        Agora não
      </Button>
      <Button color="red">Excluir a função Caixa</Button>
      <ActionIcon aria-label="Mais ações">
        <IconDots size={18} />
      </ActionIcon>
      <ActionMenu
        label="Ações de Caixa"
        actions={[
          { label: 'Ver como esta função', icon: IconEye, onAct: () => {} },
          { label: 'Excluir', icon: IconTrash, onAct: () => {}, dangerous: true },
        ]}
      />
    </Row>
    <Row>
      <Button loading>Sacar R$ 1.250,00</Button>
      <Button disabled>Sacar R$ 1.250,00</Button>
      <Button variant="default" disabled>
        Exportar
      </Button>
      <a className="link" href="#buttons">
        20261121123000001000
      </a>
    </Row>
  </Section>
);

const words = {
  waiting: 'Aguardando pagamento',
  moving: 'Em processamento',
  good: 'Pago',
  bad: 'Pagamento recusado',
  ended: 'Fechado',
};
export const StatusSection = () => (
  <Section id="statuses" title={useTranslations('parts')('statuses')}>
    <Row>
      {tones.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {words[tone]}
        </StatusBadge>
      ))}
    </Row>
  </Section>
);
