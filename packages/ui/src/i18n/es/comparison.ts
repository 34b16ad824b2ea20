import appletVocabulary from '@balcao/contract/i18n/es/applet-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/comparison.ts';

export default {
  against:
    'Respecto a la {number}: {changed, plural, =0 {ningún archivo cambiado} one {# archivo cambiado} other {# archivos cambiados}}, {added, plural, =0 {ninguno nuevo} one {# nuevo} other {# nuevos}}, {removed, plural, =0 {ninguno eliminado} one {# eliminado} other {# eliminados}}.',
  first: 'No hay versión en línea con que comparar: {added, plural, one {# archivo nuevo} other {# archivos nuevos}}.',
  added: '{count, plural, one {# archivo que entra} other {# archivos que entran}}',
  removed: '{count, plural, one {# archivo que sale} other {# archivos que salen}}',
  sizes: 'de {before} a {after}',
  noText: 'Cambia {sizes}. No es un texto que se pueda comparar línea por línea.',
  patchOf: 'Qué cambia en {path}',
  permissions: 'Permisos',
  domains: 'Dominios cambiados desde aquella publicación',
  plus: '+ {one}',
  minus: '− {one}',
  kinds: {
    request: appletVocabulary.domainRequests,
    socket: appletVocabulary.domainSockets,
    upload: appletVocabulary.domainUploads,
    download: appletVocabulary.domainDownloads,
    page: appletVocabulary.domainPages,
  },
} satisfies Shape<typeof pt>;
