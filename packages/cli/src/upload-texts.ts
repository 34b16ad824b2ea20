import type { Locale } from '@balcao/contract/locale';
import type { VersionStage } from '@balcao/contract/version';

/** What the tool says of uploads and versions, in one language. */
export interface UploadTexts {
  readonly upload: string;
  readonly versions: string;
  readonly numberOption: string;
  readonly descriptionOption: string;
  readonly serverOption: string;
  readonly keyFileOption: string;
  readonly askNumber: string;
  readonly askDescription: string;
  readonly serverMissing: string;
  readonly serverWrong: (server: string) => string;
  readonly keyMissing: string;
  readonly keyWrong: string;
  readonly keyFileUnreadable: (file: string) => string;
  readonly otherApplet: (appId: string, ofKey: string) => string;
  readonly sent: (percent: number) => string;
  readonly uploaded: (number: string) => string;
  readonly next: string;
  readonly none: string;
  readonly newest: (shown: number, all: number) => string;
  readonly fromMachine: (machine: string) => string;
  readonly fromWeb: string;
  readonly unreachable: (server: string, why: string) => string;
  readonly stages: Readonly<Record<VersionStage, string>>;
}

const pt: UploadTexts = {
  upload: 'Verifica um miniprograma e envia-o como nova versão em desenvolvimento.',
  versions: 'Mostra as versões do miniprograma da chave.',
  numberOption: 'o número da versão, como 1.0.3',
  descriptionOption: 'o que há de novo',
  serverOption: 'o endereço da plataforma (padrão: BALCAO_URL)',
  keyFileOption: 'um arquivo com a chave de envio (padrão: a chave em BALCAO_UPLOAD_KEY)',
  askNumber: 'Qual é o número da versão?',
  askDescription: 'O que há de novo?',
  serverMissing: 'Informe o endereço da plataforma: BALCAO_URL ou --server.',
  serverWrong: (server) => `Este não é um endereço da plataforma: ${server}. Use um que comece com https://.`,
  keyMissing:
    'Informe a chave de envio: BALCAO_UPLOAD_KEY, ou um arquivo com --key-file. Ela é criada em Desenvolvimento.',
  keyWrong: 'Isto não é uma chave de envio: ela começa com balcao_upload_.',
  keyFileUnreadable: (file) => `Não foi possível ler o arquivo da chave: ${file}.`,
  otherApplet: (appId, ofKey) => `A chave é de outro miniprograma: ela é de ${ofKey}, e a pasta é de ${appId}.`,
  sent: (percent) => `Enviado: ${percent}%`,
  uploaded: (number) => `A versão ${number} foi enviada e está em desenvolvimento.`,
  next: 'A seguir: teste-a ou envie-a para análise no back office, em Versões.',
  none: 'Ainda não há versões.',
  newest: (shown, all) => `As ${shown} mais recentes de ${all}.`,
  fromMachine: (machine) => `da ferramenta, ${machine}`,
  fromWeb: 'do back office',
  unreachable: (server, why) => `${server} não respondeu (${why}).`,
  stages: {
    develop: 'em desenvolvimento',
    review: 'em análise',
    approved: 'aprovada',
    rolling: 'publicada em parte',
    online: 'publicada',
    past: 'anterior',
    takenDown: 'retirada',
  },
};

const en: UploadTexts = {
  upload: 'Check a mini program and send it as a new version in development.',
  versions: 'Show the versions of the mini program of the key.',
  numberOption: 'the number of the version, as in 1.0.3',
  descriptionOption: 'what is new',
  serverOption: 'the address of the platform (default: BALCAO_URL)',
  keyFileOption: 'a file with the upload key (default: the key in BALCAO_UPLOAD_KEY)',
  askNumber: 'What is the version number?',
  askDescription: 'What is new?',
  serverMissing: 'Give the address of the platform: BALCAO_URL or --server.',
  serverWrong: (server) => `This is not a platform address: ${server}. Use one that starts with https://.`,
  keyMissing: 'Give the upload key: BALCAO_UPLOAD_KEY, or a file with --key-file. It is created under Develop.',
  keyWrong: 'This is not an upload key: upload keys start with balcao_upload_.',
  keyFileUnreadable: (file) => `The key file cannot be read: ${file}.`,
  otherApplet: (appId, ofKey) =>
    `The key belongs to another mini program: it is for ${ofKey}, and the folder is for ${appId}.`,
  sent: (percent) => `Sent: ${percent}%`,
  uploaded: (number) => `Version ${number} was uploaded and is in development.`,
  next: 'Next: try it or submit it in the back office, under Versions.',
  none: 'There are no versions yet.',
  newest: (shown, all) => `The newest ${shown} of ${all}.`,
  fromMachine: (machine) => `from the tool, ${machine}`,
  fromWeb: 'from the back office',
  unreachable: (server, why) => `${server} did not respond (${why}).`,
  stages: {
    develop: 'in development',
    review: 'in review',
    approved: 'approved',
    rolling: 'rolling out',
    online: 'online',
    past: 'past',
    takenDown: 'taken down',
  },
};

const es: UploadTexts = {
  upload: 'Revisa un miniprograma y lo sube como nueva versión en desarrollo.',
  versions: 'Muestra las versiones del miniprograma de la clave.',
  numberOption: 'el número de la versión, como 1.0.3',
  descriptionOption: 'qué hay de nuevo',
  serverOption: 'la dirección de la plataforma (por omisión: BALCAO_URL)',
  keyFileOption: 'un archivo con la clave de subida (por omisión: la clave en BALCAO_UPLOAD_KEY)',
  askNumber: '¿Qué número tiene la versión?',
  askDescription: '¿Qué hay de nuevo?',
  serverMissing: 'Indica la dirección de la plataforma: BALCAO_URL o --server.',
  serverWrong: (server) => `Esta no es una dirección de la plataforma: ${server}. Usa una que empiece con https://.`,
  keyMissing: 'Indica la clave de subida: BALCAO_UPLOAD_KEY, o un archivo con --key-file. Se crea en Desarrollo.',
  keyWrong: 'Esto no es una clave de subida: empieza con balcao_upload_.',
  keyFileUnreadable: (file) => `No se puede leer el archivo de la clave: ${file}.`,
  otherApplet: (appId, ofKey) => `La clave es de otro miniprograma: es de ${ofKey}, y la carpeta es de ${appId}.`,
  sent: (percent) => `Subido: ${percent}%`,
  uploaded: (number) => `La versión ${number} se subió y está en desarrollo.`,
  next: 'Ahora: pruébala o envíala a revisión en el back office, en Versiones.',
  none: 'Todavía no hay versiones.',
  newest: (shown, all) => `Las ${shown} más nuevas de ${all}.`,
  fromMachine: (machine) => `de la herramienta, ${machine}`,
  fromWeb: 'del back office',
  unreachable: (server, why) => `${server} no respondió (${why}).`,
  stages: {
    develop: 'en desarrollo',
    review: 'en revisión',
    approved: 'aprobada',
    rolling: 'publicada en parte',
    online: 'publicada',
    past: 'anterior',
    takenDown: 'retirada',
  },
};

const zh: UploadTexts = {
  upload: '检查小程序，并作为新的开发版本上传。',
  versions: '显示密钥所属小程序的版本。',
  numberOption: '版本号，例如 1.0.3',
  descriptionOption: '更新内容',
  serverOption: '平台地址（默认：BALCAO_URL）',
  keyFileOption: '存放上传密钥的文件（默认：BALCAO_UPLOAD_KEY 中的密钥）',
  askNumber: '版本号是多少？',
  askDescription: '更新了什么？',
  serverMissing: '请给出平台地址：BALCAO_URL 或 --server。',
  serverWrong: (server) => `这不是平台地址：${server}。请使用以 https:// 开头的地址。`,
  keyMissing: '请给出上传密钥：BALCAO_UPLOAD_KEY，或用 --key-file 指定文件。密钥在“开发”页面创建。',
  keyWrong: '这不是上传密钥：上传密钥以 balcao_upload_ 开头。',
  keyFileUnreadable: (file) => `无法读取密钥文件：${file}。`,
  otherApplet: (appId, ofKey) => `密钥属于另一个小程序：密钥属于 ${ofKey}，文件夹属于 ${appId}。`,
  sent: (percent) => `已上传：${percent}%`,
  uploaded: (number) => `版本 ${number} 已上传，处于开发中。`,
  next: '下一步：在后台的“版本”中测试或提交审核。',
  none: '还没有版本。',
  newest: (shown, all) => `最新 ${shown} 个，共 ${all} 个。`,
  fromMachine: (machine) => `来自工具，${machine}`,
  fromWeb: '来自后台',
  unreachable: (server, why) => `${server} 没有响应（${why}）。`,
  stages: {
    develop: '开发中',
    review: '审核中',
    approved: '已通过',
    rolling: '灰度发布中',
    online: '已上线',
    past: '历史版本',
    takenDown: '已下架',
  },
};

const texts: Readonly<Record<Locale, UploadTexts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
export const uploadTextsOf = (locale: Locale): UploadTexts => texts[locale];
