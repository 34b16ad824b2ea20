import type { Locale } from '@balcao/contract/locale';

/** What `applet dev` says, in one language. */
export interface DevTexts {
  readonly dev: string;
  readonly open: (address: string) => readonly string[];
  readonly watching: (folder: string) => string;
  readonly sent: (revision: number, ms: number) => string;
  readonly faulty: string;
  readonly again: (server: string) => string;
  readonly ended: string;
}

const pt: DevTexts = {
  dev: 'Mostra a pasta no celular, para você e os testadores, e a cada arquivo salvo recarrega a tela.',
  open: (address) => ['Abra no celular, como testador ou com a sua conta do chat:', '', `  ${address}`, ''],
  watching: (folder) => `Acompanhando ${folder}. Cada mudança salva aparece no celular. Pressione Ctrl-C para parar.`,
  sent: (revision, ms) => `Mudança ${revision} enviada em ${ms} ms`,
  faulty: 'O celular mostra estes erros até que sejam corrigidos.',
  again: (server) => `${server} não respondeu. Tentando de novo.`,
  ended: 'A prévia terminou.',
};
const en: DevTexts = {
  dev: 'Show the folder on a phone, to you and the testers, and reload it each time a file is saved.',
  open: (address) => ['Open on a phone, as a tester or with your own chat account:', '', `  ${address}`, ''],
  watching: (folder) => `Watching ${folder}. Each saved change shows on the phone. Press Ctrl-C to stop.`,
  sent: (revision, ms) => `Change ${revision} sent in ${ms} ms`,
  faulty: 'The phone shows these errors until they are fixed.',
  again: (server) => `${server} did not respond. Trying again.`,
  ended: 'The preview has ended.',
};
const es: DevTexts = {
  dev: 'Muestra la carpeta en el celular, para ti y los probadores, y la recarga con cada archivo guardado.',
  open: (address) => ['Ábrela en el celular, como probador o con tu cuenta del chat:', '', `  ${address}`, ''],
  watching: (folder) =>
    `Siguiendo ${folder}. Cada cambio guardado aparece en el celular. Presiona Ctrl-C para detener.`,
  sent: (revision, ms) => `Cambio ${revision} enviado en ${ms} ms`,
  faulty: 'El celular muestra estos errores hasta que se corrijan.',
  again: (server) => `${server} no respondió. Intentando de nuevo.`,
  ended: 'La vista previa terminó.',
};
const zh: DevTexts = {
  dev: '在手机上向你和体验者显示文件夹，每次保存文件后自动刷新。',
  open: (address) => ['请以体验者身份或用你自己的聊天账号在手机上打开：', '', `  ${address}`, ''],
  watching: (folder) => `正在监视 ${folder}。每次保存的更改都会显示在手机上。按 Ctrl-C 结束。`,
  sent: (revision, ms) => `更改 ${revision} 已发送，用时 ${ms} 毫秒`,
  faulty: '在文件夹修正之前，手机会显示这些问题。',
  again: (server) => `${server} 没有响应，正在重试。`,
  ended: '预览已结束。',
};

const texts: Readonly<Record<Locale, DevTexts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
export const devTextsOf = (locale: Locale): DevTexts => texts[locale];
