import * as z from 'zod/mini';
import { field, formOf, held } from './form-declaration.ts';
import { line, lines } from './scalars.ts';

const step = 'version';

/** What is submitted of a version, as its reviewer reads it; the files are read from the version itself. */
export const versionForm = formOf(
  z.strictObject({
    number: field(line(20), {
      step,
      label: { pt: 'Versão', en: 'Version', es: 'Versión', zh: '版本' },
    }),
    description: field(held('longText', lines(2_000)), {
      step,
      label: { pt: 'O que mudou', en: 'What changed', es: 'Qué cambió', zh: '更新内容' },
    }),
    lookAt: field(held('longText', lines(1_000, 4)), {
      step,
      label: { pt: 'O que olhar', en: 'What to look at', es: 'Qué revisar', zh: '审核重点' },
    }),
    testAccount: z.optional(
      field(held('longText', lines(500)), {
        step,
        label: { pt: 'Conta de teste', en: 'Test account', es: 'Cuenta de prueba', zh: '测试账号' },
      }),
    ),
  }),
  [step],
);
