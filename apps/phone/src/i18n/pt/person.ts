import ownData from '@balcao/contract/i18n/pt/own-data-vocabulary';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';

export default {
  title: vocabulary.myData,
  line: 'O que guardamos sobre você, e o que você pode fazer com isso.',
  download: 'Baixar meus dados',
  downloadText:
    'Um arquivo JSON com seu perfil, pagamentos, conversas, canais que você segue, respostas, denúncias e o que os miniprogramas guardam sobre você.',
  downloaded: 'Arquivo baixado. Ele não fica guardado aqui.',
  file: 'meus-dados-do-celular',
  erase: ownData.deleteMyAccount,
  eraseText: 'Apaga a conta e o que você escreveu. Não é possível desfazer.',
  eraseTitle: 'Apagar esta conta?',
  eraseForGood: ownData.deleteForever,
  goes: ownData.whatIsDeleted,
  stays: ownData.whatIsKept,
  gone: {
    profile: 'Nome, telefone, CPF, cartões e endereços',
    talk: 'Conversas e respostas: as equipes veem “Mensagem apagada”',
    follows: 'Canais seguidos e curtidas',
    applets: 'O que os miniprogramas guardam sobre você',
    sessions: 'As sessões em todos os celulares, e a conta do Balcão vinculada',
  },
  kept: {
    payments: 'Os registros de pagamentos, nas contas de quem recebeu',
    returns:
      'Um reembolso futuro volta pelo meio de pagamento usado; o que voltaria à carteira deve ser solicitado ao estabelecimento',
  },
  pin: 'PIN deste celular',
  pinHelp: 'Os seis dígitos com que você entra.',
  pinOfSandbox: 'Os seis dígitos com que você entra. Neste ambiente de testes: {pin}',
  pinShort: 'Digite os seis dígitos.',
  erased: ownData.accountDeleted,
  walletFull: 'Sua carteira ainda tem <balance></balance>. Use o saldo antes de apagar a conta.',
  useBalance: 'Pagar com o saldo',
  open: 'Ver meus dados',
  openText: 'Baixe o que guardamos sobre você, ou apague a conta.',
} as const;
