import appletVocabulary from '@balcao/contract/i18n/pt/applet-vocabulary';

/** What differs between two versions of a mini program; a part of `ui`. */
export default {
  against:
    'Em relação à versão {number}: {changed, plural, =0 {nenhum arquivo alterado} one {# arquivo alterado} other {# arquivos alterados}}, {added, plural, =0 {nenhum novo} one {# novo} other {# novos}}, {removed, plural, =0 {nenhum removido} one {# removido} other {# removidos}}.',
  first: 'Não há versão no ar com que comparar: {added, plural, one {# arquivo novo} other {# arquivos novos}}.',
  added: '{count, plural, one {# arquivo adicionado} other {# arquivos adicionados}}',
  removed: '{count, plural, one {# arquivo removido} other {# arquivos removidos}}',
  sizes: 'de {before} para {after}',
  noText: 'Tamanho: {sizes}. Não é um texto, então não dá para comparar linha a linha.',
  patchOf: 'Mudanças em {path}',
  permissions: 'Permissões',
  domains: 'Domínios alterados desde essa publicação',
  messages: 'Mensagens alteradas desde essa publicação',
  plus: '+ {one}',
  minus: '− {one}',
  kinds: {
    request: appletVocabulary.domainRequests,
    socket: appletVocabulary.domainSockets,
    upload: appletVocabulary.domainUploads,
    download: appletVocabulary.domainDownloads,
    page: appletVocabulary.domainPages,
  },
} as const;
