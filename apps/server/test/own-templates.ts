import type { OwnTemplateEntry } from '@balcao/contract/message-own-form';
import {
  cancelOwnTemplate,
  changeOwnTemplate,
  createOwnTemplate,
  getOwnTemplate,
  listOwnTemplates,
  type OwnTemplate,
  removeOwnTemplate,
  submitOwnTemplate,
} from '@balcao/contract/message-own-template';
import type { Team } from './people.ts';

/** A subscribe message as a team writes it: of bread, in Portuguese and partly in English. */
export const breadReady = {
  title: { 'pt-BR': 'Fornada pronta', 'en-US': 'Fresh bread is ready' },
  scene: 'Quando sai a fornada que a pessoa reservou no miniprograma.',
  category: 'sale',
  fields: [
    { kind: 'text', label: { 'pt-BR': 'Pão', 'en-US': 'Bread' }, sample: 'Pão francês' },
    { kind: 'amount', label: { 'pt-BR': 'Valor' }, sample: 1_250 },
    { kind: 'day', label: { 'pt-BR': 'Dia' }, sample: '20260318' },
  ],
} as const satisfies Readonly<Record<keyof OwnTemplateEntry, unknown>>;
/** What its server would send. */
export const breadValues = { text1: 'Pão de queijo', amount2: 990, day3: '20260319' };

export const entryOfBread = (change: Partial<OwnTemplateEntry> = {}): OwnTemplateEntry => ({
  ...breadReady,
  fields: breadReady.fields.map((field) => ({ ...field })),
  ...change,
});

export const writeOwnTemplate = (
  { call }: Pick<Team, 'call'>,
  appletId: string,
  entry: OwnTemplateEntry = entryOfBread(),
): Promise<OwnTemplate> => call(createOwnTemplate, { params: { id: appletId }, body: entry });

/** Submits it; answers with the id of its review. */
export const submitOwn = async (
  { call }: Pick<Team, 'call'>,
  appletId: string,
  templateId: string,
): Promise<string> => {
  const params = { id: appletId, templateId };
  await call(submitOwnTemplate, { params });
  return (await call(getOwnTemplate, { params })).submission?.reviewId ?? '';
};

/** Every call about the messages that a team writes: reads first, then changes. */
export const ownTemplateAsks = ({
  appletId: id,
  ownTemplateId: templateId,
}: {
  readonly appletId: string;
  readonly ownTemplateId: string;
}) => {
  const [params, ofOne] = [{ id }, { id, templateId }];
  return [
    { target: listOwnTemplates, by: 'member', params },
    { target: getOwnTemplate, by: 'member', params: ofOne },
    { target: createOwnTemplate, by: 'member', params, body: entryOfBread() },
    { target: changeOwnTemplate, by: 'member', params: ofOne, body: { entry: entryOfBread(), version: 1 } },
    { target: submitOwnTemplate, by: 'member', params: ofOne },
    { target: cancelOwnTemplate, by: 'member', params: ofOne },
    { target: removeOwnTemplate, by: 'member', params: ofOne },
  ] as const;
};
