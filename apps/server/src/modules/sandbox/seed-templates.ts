import type { Tx } from '../../platform/db.ts';
import type { PastTemplate, TemplateHistory } from '../template/template-history.service.ts';

export interface TemplateNeeds {
  readonly templateHistory: TemplateHistory;
}
const dayMs = 86_400_000;
type Entry = PastTemplate['entry'];
type Version = Entry['versions'][number];

const version = (
  language: Version['language'],
  header: string,
  body: string,
  buttons: Version['buttons'],
): Version => ({
  language,
  header,
  body,
  footer: 'Café do Mercado',
  buttons,
});

const pickUp: Entry = {
  name: 'retirada_liberada',
  category: 'utility',
  mainLanguage: 'pt-BR',
  variables: [
    { name: 'nome', sample: 'Luísa' },
    { name: 'itens', sample: '2 pacotes de Serra da Canastra' },
  ],
  versions: [
    version(
      'pt-BR',
      'Pode retirar',
      'Oi, {{nome}}! Separamos no balcão: {{itens}}. Guardamos para você por três dias.',
      [{ label: 'Como chegar', url: 'https://cafe.example/contato' }],
    ),
    version('en-US', 'Ready to pick up', 'Hi, {{nome}}! Ready at the counter: {{itens}}. We keep it for three days.', [
      { label: 'How to get there', url: 'https://cafe.example/contato' },
    ]),
  ],
};

const roast: Entry = {
  name: 'torra_da_semana',
  category: 'marketing',
  mainLanguage: 'pt-BR',
  variables: [
    { name: 'cafe', sample: 'Mantiqueira de Minas' },
    { name: 'notas', sample: 'caramelo, laranja e castanha' },
  ],
  versions: [
    version('pt-BR', 'A torra da semana', 'Acabou de sair do torrador: {{cafe}}, com notas de {{notas}}.', [
      { label: 'Quero um pacote', url: null },
      { label: 'Agora não', url: null },
    ]),
  ],
};

const visit: Entry = {
  name: 'como_foi_a_visita',
  category: 'service',
  mainLanguage: 'pt-BR',
  variables: [{ name: 'nome', sample: 'Rafael' }],
  versions: [
    version(
      'pt-BR',
      '',
      'Oi, {{nome}}! Como foi o seu café hoje? Sua resposta vai direto para quem estava no balcão.',
      [
        { label: 'Ótimo', url: null },
        { label: 'Dá para melhorar', url: null },
      ],
    ),
  ],
};

/** Message templates whose texts passed their review, the youngest eleven days ago. */
export const seedTemplates = (
  tx: Tx,
  { templateHistory }: TemplateNeeds,
  merchantId: string,
  now: Date,
): Promise<void> =>
  templateHistory.bringIn(
    tx,
    merchantId,
    [pickUp, roast, visit].map((entry, index) => ({
      entry,
      approvedAt: new Date(now.getTime() - (64 - index * 26) * dayMs),
    })),
  );
