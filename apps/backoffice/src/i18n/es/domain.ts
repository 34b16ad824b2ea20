import appletVocabulary from '@balcao/contract/i18n/es/applet-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/domain.ts';

export default {
  title: 'Dominios permitidos',
  text: 'Indica a qué puede acceder el miniprograma. Sin puerto, vale cualquier puerto; con puerto, solo ese. *. vale para los subdominios y no para el dominio mismo.',
  purpose: 'La identificación del miniprograma, el acceso de tu servidor y a qué puede acceder.',
  none: 'Ningún dominio.',
  line: '{kind}, línea {number, number}',
  add: 'Agregar a {kind}',
  removeLine: 'Quitar de {kind} la línea {number, number}',
  save: 'Guardar dominios',
  saved: 'Dominios guardados.',
  leave: vocabulary.leaveWithoutSavingQuestion,
  leaveText: 'Lo que cambió en los dominios aún no se guarda.',
  leaveConfirm: vocabulary.leaveWithoutSaving,
  kinds: {
    request: {
      title: appletVocabulary.domainRequests,
      text: 'De dónde obtiene datos el miniprograma. https:// o http://',
    },
    socket: { title: appletVocabulary.domainSockets, text: 'Con qué mantiene una conexión abierta. wss:// o ws://' },
    upload: { title: appletVocabulary.domainUploads, text: 'A dónde envía archivos. https:// o http://' },
    download: { title: appletVocabulary.domainDownloads, text: 'De dónde descarga archivos. https:// o http://' },
    page: { title: appletVocabulary.domainPages, text: 'Las páginas web que muestra. https:// o http://' },
  },
  history: {
    title: 'Quién cambió los dominios',
    added: 'Agregó {domain} ({kind})',
    removed: 'Quitó {domain} ({kind})',
  },
} satisfies Shape<typeof pt>;
