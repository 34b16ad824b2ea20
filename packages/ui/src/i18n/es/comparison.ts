import appletVocabulary from '@balcao/contract/i18n/es/applet-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/comparison.ts';

export default {
  against:
    'Respecto a la versión {number}: {changed, plural, =0 {ningún archivo modificado} one {# archivo modificado} other {# archivos modificados}}, {added, plural, =0 {ninguno nuevo} one {# nuevo} other {# nuevos}}, {removed, plural, =0 {ninguno eliminado} one {# eliminado} other {# eliminados}}.',
  first: 'No hay versión en línea con que comparar: {added, plural, one {# archivo nuevo} other {# archivos nuevos}}.',
  added: '{count, plural, one {# archivo agregado} other {# archivos agregados}}',
  removed: '{count, plural, one {# archivo eliminado} other {# archivos eliminados}}',
  sizes: 'de {before} a {after}',
  noText: 'Tamaño: {sizes}. No es texto, así que no se puede comparar línea por línea.',
  patchOf: 'Cambios en {path}',
  permissions: 'Permisos',
  domains: 'Dominios modificados desde esa publicación',
  messages: 'Mensajes modificados desde esa publicación',
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
