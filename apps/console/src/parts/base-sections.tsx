import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { LogoMark } from '@balcao/ui/logo.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { MoneyBar } from '@balcao/ui/money-bar.tsx';
import { moneyKinds } from '@balcao/ui/money-kind';
import { MoneyName } from '@balcao/ui/money-mark.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconDots, IconDownload, IconEye, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './parts.module.css';
import { Example, Section } from './section.tsx';

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
    <Example>
      {[...tokens, ...tones].map((token) => (
        <Row as="span" key={token} className={classes.swatch} gap={12} align="center">
          <i style={{ background: `var(--${token})` }} />
          {token}
        </Row>
      ))}
    </Example>
    <Example>
      {moneyKinds.map((kind) => (
        <MoneyName key={kind} kind={kind} />
      ))}
    </Example>
    <Example wide>
      <MoneyBar parts={moneyKinds.map((kind) => ({ kind, amount: 1 }))} />
    </Example>
  </Section>
);

export const TypeSection = () => (
  <Section id="type" title={useTranslations('parts')('type')}>
    <Example wide>
      <div>
        <Text headline>Visão geral dos pagamentos</Text>
        <Text mt={8} size={16} weight={650}>
          Pedidos de hoje, até agora
        </Text>
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
    </Example>
  </Section>
);

export const ButtonSection = () => (
  <Section id="buttons" title={useTranslations('parts')('buttons')}>
    <Example>
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
    </Example>
    <Example>
      <Button loading>Sacar R$ 1.250,00</Button>
      <Button disabled>Sacar R$ 1.250,00</Button>
      <Button variant="default" disabled>
        Exportar
      </Button>
      <a className="link" href="#buttons">
        20261121123000001000
      </a>
    </Example>
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
    <Example>
      {tones.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          {words[tone]}
        </StatusBadge>
      ))}
    </Example>
  </Section>
);
