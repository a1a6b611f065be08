/** Words of Portuguese ads by what they mean; format in `lexica.ts`. */
export const PORTUGUESE = `
act: link_na_bio torne-se use_o_codigo use tornar-se compre comprar peca pedir reserve reservar assine assinar cadastre-se inscreva-se registe-se baixe descarregue transfira
  adicionar adicione solicite doe marque agende contrate alugue ative garanta encomende compre_agora peca_ja encomende_ja
  reserve_ja assine_ja inscreva agende_ja cadastre baixe_agora solicite_ja adquira adquirir renove venda vender troque adote
  matricule-se preencha participe_ja junte garanta_ja marcar pedir_orcamento faca_o_pedido adicionar_ao_carrinho
reach: ligue ligar visite visite-nos venha fale fale_com escreva siga siga-nos leia_o escaneie aponte clique contacte entre acesse
  aceda passe mande chame compartilhe ligue_ja envie envie-nos visite_a venha_a venha_visitar fale_connosco fale_conosco siga_a
  mande_mensagem escreva-nos aponte_a encontre-nos partilhe comente marque_um_amigo contacte-nos contate telefone pergunte
  digitalize
soft: calcule calcular de_ao saiba_mais saiba descubra experimente prove veja ver encontre comece escolha crie monte junte-se compare faca aproveite
  jogue ganhe eu_quero quero obtenha teste conheca participe descubra_a conheca_a saboreie aproveite_ja explore ouca assista
  confira confira_ja surpreenda-se mime-se personalize construa leve veja_mais ver_mais prove_ja ganhe_ja espreite simule
live: durma viva sinta acorde desfrute cozinhe pare esqueca viaje coma beba respire reduza corra diga relaxe dance ria caminhe
  mude proteja melhore recupere cuide lave conduza dirija estude aprenda ame deixe poupe_tempo
obj: mesa orcamento carrinho app newsletter colecao cardapio menu codigo cupom link bio loja caixa teste consulta ingressos
  bilhetes conta oferta amostra casa carro sapatos casaco colchao sofa candeeiro lampada oculos relogio garrafa vinho pizza cafe
  pao almoco jantar pequeno-almoco receita assinatura guia clinica ginasio academia estudio cozinha hotel viagem voo pacote par
  kit plantas gato cao racao curso aula sessao catalogo produtos modelo modelos lugar vaga data seguro credito cartao_presente
now: agora hoje aqui online ja
you: voce seu sua seus suas tu teu tua te
me: eu meu minha me
we: nos nosso nossa a_gente
they: outros todos ninguem quem gente vizinhos eles elas familia amigos pais chefe bancos concorrencia
wh: por_que porque como quando se que e_se onde
be: e_o sao era tem ha pode fosse foi sou somos esta estao fica vai vao podes deve tem_de precisa chega dura
neg: nao nem sem nunca nada nunca_mais parei adeus nenhum nenhuma ninguem tampouco chega_de sem_nada zero
off: desconto descontos off desconto_de mais_barato reduzido rebaixa baixamos
save: poupe economize economia
sale: promocao ofertas liquidacao saldos promocoes oferta_especial black_friday liquida queima
free: gratis gratuito gratuita gratuitos gratuitas sem_custo de_graca oferecemos oferta_nossa por_nossa_conta incluido incluida
  a_custo_zero
gift: brinde presente vale bonus cashback brindes presentes surpresa oferta_de_boas-vindas premio
half: metade_do_preco pela_metade meio_preco
bundle: pague_2 leve_3 segunda_unidade pague
upto: ate
from: a_partir desde de_r
only: apenas so
per: por ao_mes por_mes por_pessoa /mes cada o_quilo por_noite
was: antes de_r em_vez em_vez_de preco_anterior
earn: ganhe salario
cost: pagar paga custa cobram gastar conta_de
rate: juros tan taeg
until: ate termina acaba ate_ao ate_dia termina_a encerra valido_ate expira
last: ultimos ultima ultimas ultimo ultima_chance ultima_oportunidade ultimos_dias ultimas_horas ultimas_vagas
left: restam resta faltam disponiveis so_restam restam_poucas quase_esgotado
limited: limitada limitado edicao tempo_limitado exclusivo exclusiva poucas poucos
day: domingo segunda-feira sexta-feira sabado janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro
  dezembro amanha segunda sexta hoje_a_noite fim_de_semana natal pascoa dia_das_maes dia_da_mae
unit: horas hora dias dia minutos semanas semana mes meses anos noites noite
stock: estoques estoque stock durarem
hurry: corra nao_perca apresse-se despache-se nao_espere nao_deixe antes_que
first: primeira primeiro primeiros
review: avaliacoes estrelas nota opinioes avaliacao resenha testemunhos trustpilot google 5_estrelas
people: clientes usuarios utilizadores familias membros pessoas portugueses brasileiros casais leitores corredores donos pais maes
  estudantes viajantes condutores compradores seguidores empresas alunos
trusted: recomendado eleito escolhido premiado visto recomendam recomendo preferido preferida mais_vendido confiam numero_um
  vencedor premiada
pro: parteiras dentistas medicos fisioterapeutas nutricionistas farmaceuticos pediatras dermatologistas especialistas cirurgioes
happy: felizes satisfeitos
guarantee: garantia garantido dinheiro_de dinheiro devolvemos garantias satisfacao devolvemos_o reembolso reembolsavel sem_risco
return: devolucao devolucoes troca trocas devolver devolva trocar troque_gratis
cancel: cancele cancelar cancelamento cancela_quando quando_quiser
ship: frete entrega envio enviado frete_gratis envio_gratis portes_gratis ao_domicilio entregamos portes entregue
secure: seguro segura dados_protegidos ssl encriptado compra_segura
cert: certificado testado certificacao biologico organico iso ce clinicamente dermatologicamente
card: cartao sem_cartao
terms: condicoes valida valido sujeito consulte regulamento promocao_valida campanha_valida nao_acumulavel limitado_ao_stock
  sujeita salvo regulamento_em lojas_aderentes enquanto_durar
legal: moderacao ilustrativas imagens publicidade beba_com_moderacao seja_responsavel imagem_meramente leia_atentamente
  medicamento taeg taxa
head: ingredientes tamanhos antes_/_depois como_funciona novo passo composicao dimensoes programa detalhes caracteristicas
  capitulo
work: vagas_de contratamos
property: imobiliaria imovel imoveis vende-se aluga-se
made: torrado feito desde
store: disponivel_na disponivel_no baixar_na app_store google_play
payname: visa mastercard paypal pix
ui: saldo buscar configuracoes total perfil
open: rua seg ter qua qui tel aberto avenida
det: o a os as um uma este esta todo toda todos todas cada
prep: de do da dos das em no na nos nas com por para pelo pela
conj: e ou mas &
bind: fidelidade compromisso fidelizacao contrato contratos
risk: risco
less: menos
event: concerto show festa feira exposicao palestra torneio degustacao espetaculo bilheteira inauguracao prato_do_dia entradas
  pratos sobremesas
num: dois duas tres quatro cinco seis sete oito nove dez doze quinze vinte trinta cinquenta cem mil dobro
vague: saiba_mais leia_mais mais_informacoes ver_mais ver_detalhes
click: clique clique_aqui enviar continuar seguinte
more: mais melhor melhores maior
where: site link bio abaixo pagina perfil web
give: doe doar donativo
`;
