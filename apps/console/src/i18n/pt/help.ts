import shared from '@balcao/ui/i18n/pt/shared';

/** What readers say of the help center. */

export default {
  title: shared.help,
  line: 'O que os leitores acharam útil, o que faltou e o que buscaram sem encontrar. Ninguém é identificado.',
  articles: 'Artigos da ajuda',
  columns: {
    article: 'Artigo',
    useful: 'Ajudou',
    notUseful: 'Não ajudou',
    remarks: 'Comentários',
    last: 'Última resposta',
  },
  missed: {
    title: 'Buscas sem resultado',
    none: 'Nenhuma busca sem resultado nos últimos 90 dias.',
    times: '{count, plural, one {# busca} other {# buscas}}',
  },
  read: 'Abrir o artigo',
  noRemarks: 'Nenhum comentário nos últimos 90 dias.',
  saidUseful: 'Disse que ajudou',
  saidNotUseful: 'Disse que não ajudou',
};
