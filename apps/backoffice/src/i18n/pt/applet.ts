/** Mini programs. */

export default {
  line: 'Os miniprogramas da equipe no aplicativo de conversas e a situação de cada um.',
  empty: { title: 'Nenhum miniprograma ainda', text: 'Os miniprogramas que a equipe criar aparecem aqui.' },
  nothing: 'Nenhum miniprograma corresponde aos filtros.',
  filters: { search: 'Nome ou AppID' },
  copyAppId: 'o AppID',
  columns: {
    shelf: 'Vitrine',
    review: 'Análise',
    category: 'Categoria',
    appId: 'AppID',
    updated: 'Alterado em',
  },
  shelf: {
    notYet: 'Ainda não publicado',
    on: 'Publicado',
    removalRequested: 'Retirada solicitada',
    off: 'Retirado',
  },
};
