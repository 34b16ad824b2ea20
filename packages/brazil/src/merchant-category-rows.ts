/**
 * The merchant category codes of the card networks (ISO 18245) that a business in Brazil may have, in Portuguese. Categories that do not fit this
 * platform are left out: cash at banks, betting, collection of debts.
 */
export const merchantCategoryRows = `
0742 Serviços veterinários
0763 Cooperativas agrícolas
0780 Paisagismo e jardinagem
1520 Construtoras e empreiteiras
1711 Instalação de ar-condicionado, aquecimento e encanamento
1731 Instalações elétricas
1740 Alvenaria, pisos, gesso e isolamento
1750 Carpintaria
1761 Telhados, calhas e serralheria
1799 Serviços especializados de construção
2741 Edição e impressão de livros, jornais e revistas
4111 Transporte urbano de passageiros, inclusive balsas
4112 Transporte ferroviário de passageiros
4119 Ambulâncias e transporte de pacientes
4121 Táxis e transporte por aplicativo
4131 Linhas de ônibus
4214 Transporte de cargas e mudanças
4215 Entregas expressas e motoboys
4225 Armazéns e guarda-móveis
4411 Cruzeiros marítimos
4457 Aluguel de barcos
4468 Marinas e serviços náuticos
4511 Companhias aéreas
4582 Aeroportos e terminais aéreos
4722 Agências de viagem e operadoras de turismo
4784 Pedágios e tarifas de rodovias
4789 Outros serviços de transporte
4812 Aparelhos e equipamentos de telefonia
4814 Serviços de telecomunicações
4816 Provedores de internet e redes de computadores
4899 TV por assinatura e streaming
4900 Energia elétrica, gás, água e saneamento
5013 Atacado de autopeças
5021 Atacado de móveis para escritório
5039 Atacado de materiais de construção
5044 Atacado de equipamentos de fotografia e cópia
5045 Atacado de computadores e periféricos
5047 Atacado de equipamentos médicos e odontológicos
5051 Atacado de metais
5065 Atacado de peças e equipamentos elétricos
5072 Atacado de ferragens
5074 Atacado de material hidráulico
5094 Atacado de joias, pedras preciosas e relógios
5111 Atacado de papelaria e material de escritório
5122 Atacado de medicamentos
5137 Atacado de uniformes e roupas
5139 Atacado de calçados
5172 Atacado de combustíveis e derivados de petróleo
5192 Atacado de livros, jornais e revistas
5193 Atacado de flores e plantas
5198 Atacado de tintas e vernizes
5199 Atacado de outros bens não duráveis
5200 Home centers
5211 Madeireiras e lojas de material de construção
5231 Vidros, tintas e papéis de parede
5251 Lojas de ferragens
5261 Viveiros de plantas e artigos de jardinagem
5262 Marketplaces
5300 Clubes de compras e atacarejos
5309 Free shops
5310 Lojas de descontos
5311 Lojas de departamentos
5331 Lojas de variedades
5399 Outras mercadorias em geral
5411 Supermercados e mercearias
5422 Açougues e peixarias
5441 Doces, balas e chocolates
5451 Laticínios
5462 Padarias e confeitarias
5499 Lojas de conveniência e mercados especializados
5511 Concessionárias de veículos novos e usados
5521 Lojas de veículos usados
5531 Acessórios e artigos para casa e automóveis
5532 Lojas de pneus
5533 Autopeças e acessórios
5541 Postos de combustível
5542 Abastecimento por autoatendimento
5552 Recarga de veículos elétricos
5571 Lojas de motocicletas
5599 Outros veículos e equipamentos agrícolas
5611 Roupas e acessórios masculinos
5621 Roupas femininas
5631 Acessórios e moda íntima femininos
5641 Roupas infantis
5651 Roupas para toda a família
5655 Roupas esportivas
5661 Lojas de calçados
5691 Roupas masculinas e femininas
5697 Costura, consertos e ajustes de roupas
5698 Perucas e apliques
5699 Outras roupas e acessórios
5712 Lojas de móveis
5713 Pisos e revestimentos
5714 Cortinas, tecidos para decoração e estofados
5719 Utilidades domésticas e decoração
5722 Eletrodomésticos
5732 Eletrônicos
5733 Instrumentos musicais
5734 Lojas de software
5735 Lojas de discos
5811 Bufês e serviços de alimentação
5812 Restaurantes
5813 Bares, casas noturnas e discotecas
5814 Lanchonetes e fast-food
5815 Conteúdo digital: livros, filmes e músicas
5816 Jogos digitais
5817 Aplicativos e software digitais
5912 Farmácias e drogarias
5921 Bebidas alcoólicas
5931 Brechós e artigos usados
5932 Antiquários
5935 Desmanches e sucatas
5940 Bicicletarias
5941 Artigos esportivos
5942 Livrarias
5943 Papelarias e material escolar
5944 Joalherias e relojoarias
5945 Brinquedos, jogos e passatempos
5946 Câmeras e material fotográfico
5947 Presentes, cartões e lembranças
5948 Malas e artigos de couro
5949 Tecidos e aviamentos
5950 Cristais e louças
5963 Vendas porta a porta
5964 Vendas por catálogo
5968 Clubes de assinatura
5969 Outras vendas diretas
5970 Material para artes e artesanato
5971 Galerias de arte
5973 Artigos religiosos
5975 Aparelhos auditivos
5976 Artigos ortopédicos e próteses
5977 Cosméticos e perfumarias
5983 Combustíveis: lenha, carvão e gás liquefeito
5992 Floriculturas
5993 Tabacarias
5994 Bancas de jornais e revistas
5995 Pet shops
5996 Piscinas e acessórios
5999 Outras lojas especializadas
6012 Serviços de instituições financeiras
6051 Câmbio e ativos digitais
6211 Corretoras de valores
6300 Seguros
6513 Imobiliárias e administração de aluguéis
7011 Hotéis, pousadas e resorts
7032 Acampamentos recreativos e esportivos
7033 Campings e áreas para trailers
7210 Lavanderias e serviços de limpeza de roupas
7211 Lavanderias familiares e comerciais
7216 Lavagem a seco
7217 Limpeza de carpetes e estofados
7221 Estúdios de fotografia
7230 Salões de beleza e barbearias
7261 Funerárias e crematórios
7276 Serviços de declaração de impostos
7277 Aconselhamento pessoal e financeiro
7278 Serviços de compras por conta de terceiros
7296 Aluguel de roupas e fantasias
7298 Spas e clínicas de estética
7299 Outros serviços pessoais
7311 Publicidade e propaganda
7333 Fotografia comercial, arte e design gráfico
7338 Cópias e reproduções
7342 Dedetização e controle de pragas
7349 Limpeza e manutenção predial
7361 Agências de emprego
7372 Programação e processamento de dados
7375 Serviços de informação
7379 Manutenção e conserto de computadores
7392 Consultoria e relações públicas
7393 Segurança e investigação
7394 Aluguel de equipamentos e móveis
7399 Outros serviços para empresas
7512 Aluguel de automóveis
7513 Aluguel de caminhões e reboques
7523 Estacionamentos e garagens
7531 Funilarias
7534 Recapagem e conserto de pneus
7535 Pintura de veículos
7538 Oficinas mecânicas
7542 Lava-rápidos
7549 Guinchos e reboques
7622 Conserto de eletrônicos
7623 Conserto de ar-condicionado e refrigeração
7629 Conserto de eletrodomésticos
7631 Conserto de relógios e joias
7641 Estofamento e restauração de móveis
7699 Outros serviços de conserto
7832 Cinemas
7911 Escolas de dança
7922 Teatros e venda de ingressos
7929 Bandas, orquestras e artistas
7933 Boliches
7941 Clubes e eventos esportivos
7991 Atrações turísticas e exposições
7992 Campos de golfe
7993 Máquinas de diversão
7994 Casas de jogos eletrônicos
7996 Parques de diversão e circos
7997 Academias e clubes
7998 Aquários e zoológicos
7999 Outros serviços de lazer
8011 Médicos
8021 Dentistas
8042 Optometristas e oftalmologistas
8043 Óticas
8049 Podólogos
8050 Casas de repouso e cuidados de enfermagem
8062 Hospitais
8071 Laboratórios médicos e odontológicos
8099 Outros serviços de saúde
8111 Advogados
8211 Escolas de ensino fundamental e médio
8220 Faculdades e universidades
8241 Cursos por correspondência e a distância
8249 Escolas técnicas e profissionalizantes
8299 Outros serviços de educação
8351 Creches e cuidados infantis
8398 Organizações sociais e beneficentes
8641 Associações cívicas e sociais
8651 Organizações políticas
8661 Organizações religiosas
8699 Outras associações e entidades
8734 Laboratórios de testes
8911 Arquitetura, engenharia e topografia
8931 Contabilidade e auditoria
8999 Outros serviços profissionais
9311 Impostos e taxas
9399 Outros serviços públicos
9402 Correios
`;
