import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import list from '@balcao/contract/i18n/pt/list';
import shared from '@balcao/ui/i18n/pt/shared';

export default {
  line: 'Quem segue o canal, e as etiquetas que a equipe dá a cada um.',
  columns: list.follower.columns,
  hearing: list.follower.codes.hearing,
  orders: list.follower.codes.orders,
  nameless: 'Sem nome',
  choose: 'Selecionar {name}',
  chosen:
    '{count, plural, =0 {Selecione pessoas para dar etiquetas} one {# pessoa selecionada} other {# pessoas selecionadas}}',
  choosePage: 'Selecionar todos desta página',
  chooseNobody: 'Limpar a seleção',
  filters: { search: 'Parte do nome' },
  nothing: 'Nenhum seguidor com estes filtros.',
  empty: 'Ninguém segue o canal ainda',
  emptyText: 'Compartilhe o link do canal: quem seguir aparece aqui.',
  tagging: {
    open: 'Etiquetas…',
    title: 'Etiquetas de {count, plural, one {# pessoa} other {# pessoas}}',
    none: 'O canal ainda não tem etiquetas. Crie a primeira.',
    done: '{count, plural, =0 {Estas pessoas já não seguem o canal.} one {Etiquetas de # pessoa salvas.} other {Etiquetas de # pessoas salvas.}}',
    save: 'Salvar etiquetas',
    back: shared.back,
  },
  tags: {
    title: channelVocabulary.tags,
    line: 'Palavras da equipe, como “cliente antigo”. Servem para escolher quem recebe uma publicação; os seguidores não as veem.',
    name: 'Nova etiqueta',
    make: 'Criar etiqueta',
    made: 'Etiqueta criada.',
    count: '{count, plural, =0 {ninguém} one {# pessoa} other {# pessoas}}',
    rename: 'Renomear',
    renameTitle: 'Renomear {name}',
    renamed: 'Etiqueta renomeada.',
    remove: shared.delete,
    removeLabel: shared.deleteNamed,
    removeTitle: 'Excluir a etiqueta {name}?',
    removeText:
      '{count, plural, =0 {Ninguém tem esta etiqueta.} one {# pessoa deixa de ter esta etiqueta.} other {# pessoas deixam de ter esta etiqueta.}}',
    removed: 'Etiqueta excluída.',
    none: 'Nenhuma etiqueta ainda.',
    back: shared.back,
  },
} as const;
