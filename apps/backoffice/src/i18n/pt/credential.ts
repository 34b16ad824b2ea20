import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** With what the server of a mini program is known, and what it called for. */

export default {
  /** Of the first cards of the page, for screen readers. */
  access: 'Identificação e acesso',
  secret: {
    none: 'Com o AppSecret, o seu servidor solicita um token e chama a API do miniprograma. Ainda não há nenhum.',
    made: 'Criado por {by} em <at></at>.',
    used: 'Usado pela última vez em <at></at>.',
    unused: 'Ainda não foi usado.',
    make: 'Criar AppSecret',
    former: 'O AppSecret anterior é válido até <until></until>.',
    what: 'o AppSecret',
    keep: 'Guarde o AppSecret agora',
    keepText:
      'Coloque-o no seu servidor, nunca no miniprograma. Ele não será mostrado de novo: se você o perder, redefina-o.',
    kept: 'Já guardei o AppSecret',
    leave: 'Sair sem guardar o AppSecret?',
    leaveText: 'Ele não será mostrado de novo. Se você o perder, será preciso redefini-lo.',
    leaveConfirm: vocabulary.leaveAnyway,
    reset: {
      title: 'Redefinir o AppSecret?',
      text: 'Você recebe um novo, e o atual continua válido por 24 horas: tempo para trocá-lo no seu servidor. Depois ele deixa de valer, com os tokens que emitiu.',
      action: 'Redefinir',
    },
    end: {
      title: 'Encerrar o AppSecret anterior?',
      text: 'Ele e os tokens que emitiu deixam de valer agora. Um servidor que ainda o usa para de funcionar.',
      action: 'Encerrar agora',
      done: 'O AppSecret anterior foi encerrado.',
    },
  },
  uploadKeys: {
    title: 'Chaves de envio',
    line: 'Com uma chave, a ferramenta balcao de uma máquina envia versões deste miniprograma. Uma chave por máquina.',
    make: 'Criar chave',
    endedWhy: '{by} saiu da equipe ou não pode mais alterar miniprogramas. Revogue esta chave e crie outra.',
    full: 'Há {count, number} chaves, o máximo. Revogue uma para criar outra.',
    nameHelp: 'A máquina que vai usá-la. As versões que ela enviar mostram este nome.',
    example: 'Notebook da Ana',
    keep: vocabulary.keepKeyNow,
    keepText:
      'Coloque-a na máquina como BALCAO_UPLOAD_KEY, nunca no miniprograma. Ela não será mostrada de novo: se você a perder, revogue-a e crie outra.',
    what: 'a chave de envio',
    kept: vocabulary.keyKept,
    leave: vocabulary.leaveKeyQuestion,
    leaveText: 'Ela não será mostrada de novo. Se você a perder, será preciso criar outra.',
    leaveConfirm: vocabulary.leaveAnyway,
    revokeText: 'A máquina que a usa não envia mais nada, nem o que já começou. As versões enviadas são mantidas.',
  },
  allowlist: {
    title: 'IPs do seu servidor',
    text: 'Com uma lista, a API do miniprograma só responde a estes endereços. Se a lista estiver vazia, responde a qualquer um que tenha o AppSecret.',
    label: 'Endereços IP permitidos',
    help: 'Um por linha, no máximo 50: IPv4, IPv6 ou um bloco, como 203.0.113.0/24.',
    save: 'Salvar IPs',
    saved: 'IPs salvos.',
    leave: 'Sair sem salvar os IPs?',
    leaveText: 'O que mudou na lista de IPs ainda não foi salvo.',
    leaveConfirm: vocabulary.leaveWithoutSaving,
  },
  calls: {
    title: 'Chamadas do servidor em 30 dias',
    none: 'O servidor do miniprograma não chamou a API nos últimos 30 dias.',
    answered: 'Atendidas',
    refused: 'Recusadas',
    refusedAs: 'Recusada: {name}',
    byCall: 'Por chamada',
    call: vocabulary.call,
    count: 'Quantas',
    share: names.shareOfWhole,
  },
} as const;
