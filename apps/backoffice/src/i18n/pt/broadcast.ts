import appletVocabulary from '@balcao/contract/i18n/pt/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
import list from '@balcao/contract/i18n/pt/list';
import shared from '@balcao/ui/i18n/pt/shared';

export default {
  line: 'O que o canal publicou, o que vai publicar e o que ainda está sendo escrito.',
  editLine: 'Como as pessoas leem no aplicativo de conversas.',
  columns: list.broadcast.columns,
  state: list.broadcast.codes.state,
  type: list.broadcast.codes.type,
  untitled: 'Rascunho vazio',
  filters: { search: 'Parte do texto' },
  nothing: 'Nenhuma publicação com estes filtros.',
  empty: 'Nada publicado ainda',
  emptyText: 'Escreva a primeira publicação: quem segue o canal recebe na hora, ou quando você marcar.',
  by: 'Salva por',
  editor: {
    help: {
      message: 'Um texto. Os endereços que começam com https:// viram links.',
      link: 'Um endereço na internet, com um título e o que você diz dele.',
    },
    title: appletVocabulary.title,
    titleOptional: 'Título (opcional)',
    text: channelVocabulary.broadcastText,
    textOptional: 'Texto (opcional)',
    url: 'Endereço',
    words: '{count, number} de {most, number} palavras',
    tooMany: '{count, number} palavras: passa {over, number} do máximo de {most, number}',
    preview: 'Assim aparece no celular',
    previewEmpty: 'O que você escrever aparece aqui.',
    send: 'Enviar…',
    othersPublish: 'Quem envia é {owner}, ou um gestor que pode publicar.',
    goneTitle: 'Este rascunho já foi enviado ou removido',
    goneText: 'Outra pessoa foi mais rápida. O que você digitou depois não foi salvo.',
  },
  publish: {
    title: 'Enviar a publicação',
    when: shared.when,
    now: 'Agora',
    later: 'Em outra hora',
    at: 'Dia e hora',
    zone: 'No fuso {zone}, até um ano à frente.',
    atMissing: 'Informe dia e hora.',
    atPast: 'Escolha uma hora que ainda não passou.',
    atFar: 'Escolha uma hora dentro de um ano.',
    toNow:
      '{count, plural, =0 {Ninguém segue o canal ainda: quem seguir depois lê na página dele.} one {Vai para # pessoa.} other {Vai para # pessoas.}}',
    toLater:
      '{count, plural, =0 {Hoje ninguém segue o canal. Vai para quem seguir até lá.} one {Hoje, # pessoa segue o canal. Vai para quem seguir na hora.} other {Hoje, # pessoas seguem o canal. Vai para quem seguir na hora.}}',
    left: '{count, plural, =0 {Neste dia não cabe mais nenhuma: o máximo é {most, number} por dia.} one {Neste dia ainda cabe # de {most, number}.} other {Neste dia ainda cabem # de {most, number}.}}',
    back: shared.back,
    send: 'Enviar agora',
    schedule: 'Agendar',
    done: 'Publicação enviada.',
    scheduled: 'Publicação agendada.',
  },
  unschedule: 'Cancelar o agendamento',
  unscheduled: 'Agendamento cancelado: é um rascunho de novo.',
  recall: {
    action: 'Recolher',
    title: 'Recolher a publicação?',
    text: 'Ela some de todos os celulares. O registro da equipe guarda que foi enviada.',
    done: 'Publicação recolhida.',
    until: 'Até',
    at: 'Recolhida em',
  },
  remove: { action: 'Remover o rascunho', title: 'Remover o rascunho?', text: 'O que está escrito se perde.' },
} as const;
