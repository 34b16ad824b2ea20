import * as z from 'zod/mini';
import { field, formOf, held } from './form-declaration.ts';
import { nameLine } from './name-text.ts';
import { lines, visible } from './scalars.ts';

const step = 'association';

/** What people find in the mini program that has to do with the channel. */
export const AssociationPurpose = lines(300, 10);

/** What a reviewer reads of the mini program that a channel is to lead to. */
export const associationForm = formOf(
  z.strictObject({
    channel: field(nameLine(100, 4), { step, label: { pt: 'Canal', en: 'Channel', es: 'Canal', zh: '频道' } }),
    applet: field(nameLine(100, 4), {
      step,
      label: { pt: 'Miniprograma', en: 'Mini program', es: 'Miniprograma', zh: '小程序' },
    }),
    appId: field(visible(20), { step, label: { pt: 'AppID', en: 'AppID', es: 'AppID', zh: 'AppID' } }),
    appletTeam: field(nameLine(100, 1), {
      step,
      label: {
        pt: 'Equipe do miniprograma',
        en: 'Team of the mini program',
        es: 'Equipo del miniprograma',
        zh: '小程序所属团队',
      },
    }),
    purpose: field(held('longText', AssociationPurpose), {
      step,
      label: {
        pt: 'O que as pessoas fazem nele',
        en: 'What people do in it',
        es: 'Qué hacen las personas en él',
        zh: '用户在其中做什么',
      },
    }),
  }),
  [step],
);
