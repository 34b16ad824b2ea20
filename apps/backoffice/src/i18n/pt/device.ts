import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** What takes payments on the spot: terminals, sound boxes, phones that are tapped. */

export default {
  title: { '99': 'Maquininhas', '53': 'Caixas de som', '54': 'Celulares que recebem' },
  add: { '99': 'Adicionar maquininha', '53': 'Adicionar caixa de som', '54': 'Adicionar celular' },
  none: { '99': 'Nenhuma maquininha ainda', '53': 'Nenhuma caixa de som ainda', '54': 'Nenhum celular ainda' },
  noneText: 'Adicione o primeiro dispositivo e configure-o com o código que aparece.',
  nameHelp: 'Como a equipe o reconhece: “Caixa 1”, por exemplo.',
  state: { new: 'A configurar', active: vocabulary.inUse, blocked: 'Bloqueado', removed: 'Removido' },
  seen: 'Visto em <at></at>',
  neverSeen: 'Ainda não usado',
  lastSeen: 'Visto pela última vez',
  serial: vocabulary.serialNumber,
  settings: vocabulary.settings,
  history: vocabulary.history,
  saved: 'Dispositivo atualizado.',
  unblock: 'Desbloquear e configurar de novo',
  setUp: {
    title: 'Configurar {name}',
    code: vocabulary.theSetUpCode,
    theCode: vocabulary.theSetUpCode,
    text: 'Digite ou leia este código no dispositivo até <until></until>. Ele só aparece agora e só pode ser usado uma vez.',
    open: 'Abrir neste ambiente de testes',
  },
  renew: {
    title: 'Configurar {name} de novo?',
    text: 'O dispositivo para de funcionar agora e volta quando for configurado com o novo código.',
    action: 'Novo código',
  },
  block: {
    title: 'Bloquear {name}?',
    text: 'O dispositivo e o código que ele mostra deixam de receber pagamentos na hora. Para usar de novo, configure-o outra vez.',
    action: 'Bloquear',
    done: '{name} está bloqueado.',
  },
  remove: {
    title: vocabulary.removeQuestion,
    text: 'O dispositivo e o código que ele mostra deixam de receber na hora, e não é possível desfazer. Os pedidos que recebeu continuam.',
    action: shared.remove,
    done: vocabulary.wasRemoved,
  },
  event: {
    added: vocabulary.addedBy,
    renewed: 'Novo código gerado por {by}',
    setUp: 'Configurado',
    changed: 'Alterado por {by}',
    blocked: 'Bloqueado por {by}',
    removed: 'Removido por {by}',
  },
  terminal: {
    instalments: 'Parcelas no crédito',
    instalmentsHelp: 'Nunca mais do que o produto permite.',
    mayVoid: 'Quem usa a maquininha pode reembolsar a última venda',
    upTo: '{count, plural, =1 {Só à vista} other {Até # parcelas}}',
  },
  box: {
    language: vocabulary.languageOfTheVoice,
    languages: { 'pt-BR': 'Português', 'en-US': 'Inglês', 'es-MX': 'Espanhol', 'zh-CN': 'Chinês' },
    volume: 'Volume: {volume, number}',
    hears: 'Avisa',
    all: 'Todos os pagamentos',
    own: 'Só o QR Code da própria caixa',
  },
} as const;
