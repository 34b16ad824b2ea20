import * as z from 'zod/mini';
import { fieldName, line } from './scalars.ts';
import { TemplateLanguage } from './template-form.ts';
import { next, plainKind, StepText, valuesIn, type WorkflowKind } from './workflow-kind.ts';

const variablesAtMost = 10;
const StepTemplate = z.strictObject({
  /** Empty while none is chosen; the name is how it was called then. */
  templateId: z.string().check(z.regex(/^(?:[0-9a-f-]{36})?$/, { error: 'unknown', abort: true })),
  name: line(60, 0),
  language: TemplateLanguage,
  /** What stands for each of its variables; the values of the run may. */
  values: z.array(z.strictObject({ name: fieldName(30), content: StepText })).check(z.maxLength(variablesAtMost)),
});
export type StepTemplate = z.infer<typeof StepTemplate>;
export const TemplateData = z.strictObject({ template: StepTemplate });
type Data = z.infer<typeof TemplateData>;

export const templateKind: WorkflowKind<Data> = {
  ...plainKind,
  label: { pt: 'Modelo de mensagem', en: 'Message template', es: 'Plantilla de mensaje', zh: '消息模板' },
  line: {
    pt: 'Envia um modelo aprovado, com os valores do fluxo.',
    en: 'Sends an approved template, with values from the workflow.',
    es: 'Envía una plantilla aprobada, con los valores del flujo.',
    zh: '发送已通过的模板，并填入工作流中的变量。',
  },
  empty: { template: { templateId: '', name: '', language: 'pt-BR', values: [] } },
  fields: {
    template: { kind: 'template', label: { pt: 'Modelo', en: 'Template', es: 'Plantilla', zh: '模板' } },
  },
  outputs: () => [
    ...next,
    { key: 'failed', label: { pt: 'Não foi enviado', en: 'Not sent', es: 'No se envió', zh: '未发送' } },
  ],
  reads: ({ template }) => template.values.flatMap(({ content }) => valuesIn(content)),
  faults: ({ template }) => [
    ...(template.templateId === '' ? [{ fault: 'emptyField', field: 'template' } as const] : []),
    ...template.values
      .filter(({ content }) => content.trim() === '')
      .map(() => ({ fault: 'emptyText', field: 'template' }) as const)
      .slice(0, 1),
  ],
  summary: ({ template }) => template.name,
};
