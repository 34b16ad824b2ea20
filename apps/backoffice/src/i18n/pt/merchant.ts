import money from '@balcao/contract/i18n/pt/money';
import names from '@balcao/contract/i18n/pt/names';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';
/** Who a business is and where its money goes: the merchant's pages, and what is blocked without them. */

export default {
  line: 'Quem é o seu negócio, e para onde vai o dinheiro das vendas.',
  info: {
    title: 'Seu estabelecimento',
    copyNumber: vocabulary.theMerchantNumber,
    createdBy: 'Criado por',
    since: vocabulary.since,
    phone: vocabulary.telephone,
  },
  /** The e-mail by which the business is reached. */
  contact: {
    title: names.contactEmail,
    missing: 'Falta confirmar o e-mail de contato',
    line: 'É por ele que o Balcão fala com o negócio. Ele passa a valer depois de confirmado.',
    none: 'Nenhum e-mail confirmado ainda.',
    set: 'Definir o e-mail',
    waits: '<b>{email}</b> aguarda confirmação.',
    waitsBeside: '<b>{email}</b> aguarda confirmação. Até lá, continua valendo o e-mail atual.',
    enter: 'Digitar o código',
    drop: 'Cancelar a troca',
    dropped: 'A troca do e-mail foi cancelada.',
    confirm: 'Confirmar o e-mail',
    sentTo: 'Enviamos um código a <b>{email}</b>. Digite-o aqui para confirmar o e-mail.',
    sentBefore:
      'Digite o código que chegou a <b>{email}</b>. Ele serve só para quem o pediu: se foi outra pessoa, ou se ele venceu, envie outro.',
    done: 'E-mail de contato confirmado.',
    change: vocabulary.changeTheEMail,
  },
  certification: {
    title: vocabulary.certification,
    start: vocabulary.certifyTheTeam,
    line: 'Quem a equipe é, como foi enviado para análise.',
    submitted: vocabulary.whatWasSubmitted,
    accepted: vocabulary.whatWasApproved,
    change: vocabulary.changeTheCertification,
    fix: vocabulary.correct,
    again: vocabulary.submitAgain,
    none: {
      title: vocabulary.notCertifiedYet,
      text: 'Informe os dados do negócio e envie os documentos: leva poucos minutos.',
    },
  },
  payment: {
    title: money.paymentData,
    line: 'Quem responde pelo negócio, e em qual conta ele recebe.',
    account: money.receivingAccount,
    submitted: vocabulary.whatWasSubmitted,
    accepted: vocabulary.whatWasApproved,
    change: 'Alterar os dados',
    none: { title: 'Nada foi enviado ainda', text: 'Os dados de pagamento aparecem aqui depois de enviados.' },
  },
  /** The parts under which what was submitted is shown. */
  sections: {
    who: 'Identificação',
    business: money.business,
    contact: 'Contato',
    address: shared.address,
    legalPerson: 'Responsável legal',
    legalRepresentative: vocabulary.legalRepresentative,
    partners: vocabulary.partners,
    partner: vocabulary.partnerNumbered,
    account: money.receivingAccount,
    documents: shared.documents,
    remarks: 'Observações',
  },
  document: {
    count: '{count, plural, one {# arquivo} other {# arquivos}}',
  },
  form: {
    steps: {
      business: { title: money.business, line: 'Como está no cartão do CNPJ, e como os clientes o conhecem.' },
      contact: { title: 'Contato e endereço', line: 'Onde o negócio funciona, e como falar com ele.' },
      representative: {
        title: vocabulary.legalRepresentative,
        line: 'Quem assina pelo negócio, com os dados como estão nos documentos.',
      },
      partners: { title: vocabulary.partners, line: 'Todas as pessoas que têm participação na empresa.' },
      account: { title: money.receivingAccount, line: 'Para onde vai o dinheiro das vendas.' },
      documents: { title: shared.documents, line: 'Fotos ou PDFs em que dê para ler tudo.' },
      check: { title: 'Conferir e enviar', line: 'Uma última olhada antes da análise.' },
    },
    representative: {
      same: 'Usar o endereço do negócio',
      sameHelp: 'Preenche com {street} e o restante.',
    },
    partners: {
      nameless: vocabulary.partnerNumbered,
      add: 'Adicionar sócio',
      full: 'O formulário aceita até {count, number} sócios.',
      same: 'É {name}',
      remove: vocabulary.takeOut,
      removeLong: vocabulary.removeName,
      removeTitle: 'Remover {name}?',
      removeText: 'O nome, o CPF e o documento deste sócio serão removidos do formulário.',
    },
    account: {
      type: 'Tipo da chave Pix',
      typeHelp: 'A chave precisa estar no nome do estabelecimento.',
      types: {
        cpf: names.cpf,
        cnpj: names.cnpj,
        email: vocabulary.emailShort,
        phone: names.mobile,
        random: names.randomKey,
      },
      own: {
        enterprise: 'A chave é o CNPJ do negócio: <key></key>',
        personal: 'A chave é o seu CPF: <key></key>',
        missing: {
          enterprise: 'A chave será o CNPJ do negócio, assim que você o informar na primeira etapa.',
          personal: 'A chave será o CPF do representante legal, assim que você o informar.',
        },
      },
      help: {
        email: 'O e-mail cadastrado como chave no banco.',
        phone: 'O celular cadastrado como chave no banco, com DDD.',
        text: 'Copie do aplicativo do banco: são 32 letras e números, com hifens.',
      },
      bank: {
        title: names.bankAccount,
        add: 'Informar também uma conta bancária',
        addHelp: 'É opcional: o Pix basta para receber.',
        drop: 'Remover a conta',
        dropTitle: 'Remover a conta bancária?',
        dropText: 'Banco, agência e conta serão removidos do formulário. A chave Pix continua.',
      },
    },
    promise:
      'Depois do envio, a resposta vem em até {days, plural, one {# dia útil} other {# dias úteis}}. Enquanto isso, dá para acompanhar e cancelar.',
    send: vocabulary.submitForReview,
    done: 'Dados enviados para análise.',
    together: {
      title: 'A certificação da equipe vai junto',
      text: 'A equipe ainda não é certificada. Este formulário serve para as duas coisas: é enviado uma vez e analisado uma vez.',
    },
    notYet: 'Os dados foram salvos. Certifique a equipe para poder enviá-los.',
  },
} as const;
