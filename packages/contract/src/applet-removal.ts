import * as z from 'zod/mini';
import { Applet } from './applet.ts';
import { endpoint } from './endpoint.ts';
import { field, formOf, held } from './form-declaration.ts';
import { Submission } from './review.ts';
import { Id, lines } from './scalars.ts';

/** Why people shall not find it any more. */
const Reason = lines(500, 4);

/** What is submitted when a mini program shall leave the shelf. */
export const removalForm = formOf(
  z.strictObject({
    reason: field(held('longText', Reason), {
      step: 'removal',
      label: {
        pt: 'Motivo da retirada',
        en: 'Reason for the removal',
        es: 'Motivo del retiro',
        zh: '下架原因',
      },
    }),
  }),
  ['removal'],
);

const path = '/applet/{id}/removal';
const params = z.object({ id: Id });
const writing = {
  face: 'admin',
  access: { menu: 'applets.index', level: 'write' },
  rate: 'write',
  path,
  params,
} as const;

export const requestRemoval = endpoint({
  ...writing,
  id: 'applet.requestRemoval',
  method: 'POST',
  summary: 'Asks that a mini program is taken from the shelf; until it is decided people use it as before',
  idempotency: 'optional',
  body: z.strictObject({ reason: Reason }),
  reply: Applet,
  refusals: ['not_found', 'state_forbids'],
});

export const cancelRemoval = endpoint({
  ...writing,
  id: 'applet.cancelRemoval',
  method: 'DELETE',
  summary: 'Takes the request back: the mini program stays on the shelf',
  reply: Applet,
  refusals: ['not_found', 'state_forbids'],
});

export const getRemoval = endpoint({
  id: 'applet.removal',
  face: 'admin',
  method: 'GET',
  path,
  summary: 'The last request to take a mini program from the shelf, with what became of it',
  access: { menu: 'applets.index', level: 'read' },
  rate: 'read',
  params,
  reply: z.object({ submission: z.nullable(Submission) }),
  refusals: ['not_found'],
});
