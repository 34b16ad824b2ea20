import { answerTemplateReview } from '@balcao/contract/review';
import {
  cancelTemplate,
  changeTemplate,
  createTemplate,
  discardTemplateEdition,
  duplicateTemplate,
  getTemplate,
  removeTemplate,
  submitTemplate,
  type TemplateDetail,
} from '@balcao/contract/template';
import type { TemplateEntry } from '@balcao/contract/template-form';
import { listTemplateUses } from '@balcao/contract/template-use';
import { staffMember, type Team } from './people.ts';
import { approve } from './reviews.ts';
import type { TestApp } from './test-app.ts';

type Worker = Pick<Team, 'call'>;

/** A template of a bakery: news of an order, in Portuguese and English, with two variables. */
export const entryOfOrder = (change: Partial<TemplateEntry> = {}): TemplateEntry => ({
  name: 'pedido_pronto',
  category: 'utility',
  mainLanguage: 'pt-BR',
  variables: [
    { name: 'nome', sample: 'Ana' },
    { name: 'pedido', sample: '1042' },
  ],
  versions: [
    {
      language: 'pt-BR',
      header: 'Padaria do Largo',
      body: 'Oi, {{nome}}! O pedido {{pedido}} está pronto.',
      footer: 'Responda SAIR para não receber mais',
      buttons: [
        { label: 'Estou indo', url: null },
        { label: 'Ver pedido', url: 'https://padaria.example/pedido' },
      ],
    },
    { language: 'en-US', header: '', body: 'Hi, {{nome}}! Order {{pedido}} is ready.', footer: '', buttons: [] },
  ],
  ...change,
});

/** A name that no other template of a test has. */
export const freeName = (): string => `m_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

export const writeTemplate = (
  { call }: Worker,
  change: Partial<TemplateEntry> = { name: freeName() },
): Promise<TemplateDetail> => call(createTemplate, { body: entryOfOrder(change) });

/** One that has passed its review. */
export const passedTemplate = async (testApp: TestApp, team: Worker, change?: Partial<TemplateEntry>) => {
  const template = await writeTemplate(team, change);
  await approve(await staffMember(testApp, 'reviewer'), await submitOf(team, template.id));
  return template;
};

/** Submits what stands there; answers with the id of its review. */
export const submitOf = async ({ call }: Worker, templateId: string): Promise<string> => {
  const { version } = await call(getTemplate, { params: { templateId } });
  const { submission } = await call(submitTemplate, { params: { templateId }, body: { version } });
  return submission?.reviewId ?? '';
};

/** One that waits for its review. */
export const heldTemplate = async (team: Worker) => {
  const { id: messageTemplateId } = await writeTemplate(team);
  return { messageTemplateId, messageReviewId: await submitOf(team, messageTemplateId) };
};

/** Every call that names a template, or its review: reads first, then changes. */
export const templateAsks = ({
  messageTemplateId: templateId,
  messageReviewId: id,
}: {
  readonly messageTemplateId: string;
  readonly messageReviewId: string;
}) => {
  const params = { templateId };
  return [
    { target: getTemplate, by: 'member', params },
    { target: listTemplateUses, by: 'member', params },
    { target: answerTemplateReview, by: 'member', params: { id }, body: { text: 'É para pedidos.' } },
    { target: cancelTemplate, by: 'member', params },
    { target: changeTemplate, by: 'member', params, body: { entry: entryOfOrder(), version: 3 } },
    { target: duplicateTemplate, by: 'member', params, body: { name: 'outro' } },
    { target: submitTemplate, by: 'member', params, body: { version: 3 } },
    { target: discardTemplateEdition, by: 'member', params },
    { target: removeTemplate, by: 'member', params },
  ] as const;
};
