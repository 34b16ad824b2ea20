import shared from '@balcao/ui/i18n/es/shared';

/** What readers say of the help center. */

export default {
  title: shared.help,
  line: 'Lo que los lectores encontraron útil, lo que faltó y lo que buscaron sin encontrar. No se identifica a nadie.',
  articles: 'Artículos de la ayuda',
  columns: {
    article: 'Artículo',
    useful: 'Útil',
    notUseful: 'No útil',
    remarks: 'Comentarios',
    last: 'Última respuesta',
  },
  missed: {
    title: 'Búsquedas sin resultado',
    none: 'Ninguna búsqueda sin resultado en los últimos 90 días.',
    times: '{count, plural, one {# búsqueda} other {# búsquedas}}',
  },
  read: 'Abrir el artículo',
  noRemarks: 'Ningún comentario en los últimos 90 días.',
  saidUseful: 'Dijo que sirvió',
  saidNotUseful: 'Dijo que no sirvió',
};
