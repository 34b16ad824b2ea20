import type { Locale } from '@balcao/contract/locale';
import { emailBody, nameInMail, type Words } from '../../platform/email-template.ts';

interface Told {
  /** The team, by its name and its number. */
  readonly name: string;
  readonly number: string;
}

/** What reviewers are told when a team sent a file with a virus in it. */
export const infectedTexts: Readonly<Record<Locale, (told: Told) => Words>> = {
  'pt-BR': ({ name, number }) => ({
    subject: 'Arquivo com vírus recusado',
    text: emailBody(
      `${nameInMail(name)} (${number}) enviou um arquivo em que o antivírus encontrou um vírus. O arquivo foi recusado e apagado.`,
      'Verifique com cuidado os outros arquivos deste estabelecimento.',
    ),
  }),
  'en-US': ({ name, number }) => ({
    subject: 'A file with a virus was refused',
    text: emailBody(
      `${nameInMail(name)} (${number}) sent a file in which the antivirus found a virus. The file was refused and deleted.`,
      'Check carefully the other files this merchant sends.',
    ),
  }),
  'es-MX': ({ name, number }) => ({
    subject: 'Se rechazó un archivo con virus',
    text: emailBody(
      `${nameInMail(name)} (${number}) envió un archivo en el que el antivirus encontró un virus. El archivo se rechazó y se borró.`,
      'Revisa con cuidado lo demás que envíe este comercio.',
    ),
  }),
  'zh-CN': ({ name, number }) => ({
    subject: '已拒绝带病毒的文件',
    text: emailBody(
      `${nameInMail(name)}（${number}）上传的文件被杀毒软件查出病毒，文件已被拒绝并删除。`,
      '请仔细检查该商户上传的其他文件。',
    ),
  }),
};
