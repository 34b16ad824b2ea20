import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** Certifying a team: as a company or as a person. */

export default {
  title: 'Certificação de {team}',
  line: 'Mostre quem é a sua equipe. Com a certificação, ela recebe pagamentos e cria miniprogramas e canais.',
  team: {
    title: 'Qual equipe você vai certificar?',
    line: 'Escolha a equipe ou crie uma. A certificação vale só para ela.',
  },
  type: {
    legend: 'Quem é a equipe?',
    time: '{days, plural, one {Análise em até # dia útil} other {Análise em até # dias úteis}}',
    enterprise: {
      name: names.company,
      fits: 'Para negócios com CNPJ, de qualquer tamanho.',
      needs: 'Tenha à mão o CNPJ, o endereço e o documento da empresa.',
    },
    personal: {
      name: names.person,
      fits: 'Para quem vende em nome próprio, com CPF.',
      needs: 'Tenha à mão o seu documento e o aplicativo de conversas.',
    },
  },
  step: {
    type: { title: shared.type, line: 'Você pode trocar depois: o que já foi preenchido continua guardado.' },
    company: { title: names.company, line: 'Como está no cartão do CNPJ.' },
    address: { title: shared.address, line: 'Onde a empresa funciona.' },
    contact: { title: 'Contato e responsável', line: 'Com quem falamos, e quem responde pela empresa.' },
    documents: { title: vocabulary.identityDocument, line: 'Foto nítida ou PDF, de até 10 MB.' },
    phone: { title: 'Aplicativo', line: 'O aplicativo de conversas confirma a sua identidade.' },
    person: { title: 'Seus dados', line: 'Devem ser iguais aos que o aplicativo de conversas verificou.' },
    identity: { title: vocabulary.identityDocument, line: 'RG ou CNH, frente e verso: foto nítida, sem cortes.' },
    review: {
      title: 'Conferir e enviar',
      line: '{days, plural, one {A resposta vem em até # dia útil, e avisamos por e-mail.} other {A resposta vem em até # dias úteis, e avisamos por e-mail.}}',
    },
  },
  phone: {
    done: 'Pronto',
    toDo: 'Falta',
    open: 'Abrir o aplicativo',
    live: 'Esta lista se atualiza sozinha.',
    ready: 'Tudo certo no aplicativo. Pode continuar.',
    bound: {
      title: 'Conta do chat vinculada',
      text: 'Leia um QR Code com o celular para vincular a sua conta do aplicativo de conversas.',
      done: 'Conta de {name}.',
    },
    wallet: {
      title: 'Carteira ativada',
      text: 'No aplicativo, abra a aba Eu e ative a carteira.',
      done: 'A carteira está pronta.',
    },
    realName: {
      title: 'Nome real verificado',
      text: 'No aplicativo, abra a aba Eu e confirme o seu nome e o seu CPF.',
      done: 'O nome e o CPF foram verificados.',
    },
    lack: {
      bound: vocabulary.linkTheChatAccount,
      wallet: 'Ativar a carteira no aplicativo',
      realName: 'Verificar o nome real no aplicativo',
    },
  },
  send: 'Enviar para análise',
  resend: 'Enviar de novo para análise',
  sent: 'Certificação enviada para análise.',
  mend: 'Corrigir e enviar de novo',
  mendTogether: 'Corrigir nos dados de pagamento',
  again: 'Conferir e enviar de novo',
  submitted: 'O que você enviou',
  accepted: vocabulary.whatWasApproved,
  stillCertified: 'A equipe continua certificada com os dados anteriores até a nova análise ser aprovada.',
  certified: {
    title: 'Equipe certificada',
    badge: vocabulary.certified,
    since: 'Desde <since></since>.',
    text: 'Ela já pode criar miniprogramas e canais. Para receber pagamentos, faltam só os dados de pagamento.',
    textWhole: 'Ela já pode receber pagamentos e criar miniprogramas e canais.',
    change: vocabulary.changeTheCertification,
    changeLine: 'Uma alteração passa por nova análise. Até lá, vale a certificação atual.',
  },
} as const;
