/** Words that people use for one another; weakly so after `~`. Our own lists (docs/finder.md). */
export const otherWords = `
avó avô vovó vovô avós
mãe mamãe
pai papai
pais mãe pai
irmão irmã irmãos
criança menino menina filho garoto
bebê recém-nascido menino
filho filha
esposa marido esposo mulher cônjuge
casamento casado casar núpcias
sogra sogro nora genro
tio tia primo sobrinho parente
~ mãe pai avó avô irmão irmã tio tia filho filha esposa marido amigo
amigo companheiro
homem rapaz cara
rei governante faraó imperador
governador procurador
soldado guerreiro exército
morreu morto morte faleceu falecido falecimento morrer
túmulo sepulcro lápide enterro funeral sepultura
luto pesar perda
triste tristeza depressão
doente doença hospital câncer enfermo
curar cura curado
paralítico coxo aleijado
beber bebe álcool bêbado cerveja bebida alcoolismo
engolido engolir comido devorar comer
peixe baleia
burro jumento jumenta asno
serpente cobra
corvo pássaro ave aves
ovelha cordeiro
barco navio
tempestade tormenta
mar oceano
lago mar
monte montanha
pedra rocha
forno fornalha fogo chamas queimar
dilúvio inundação
matar mata assassinar homicídio matou
briga brigam discussão conflito contenda
guerra batalha
ladrão roubar roubo
mentira mentir enganar
traição trair trai traidor
dinheiro riqueza rico
herança bens
desperdiçar gastar gastou esbanjar
pobre pobreza
dívida empréstimo
trabalho emprego chefe
teto telhado
abriu abrir dividir partir
atravessar passar travessia
fugir fuga escapar
voltar voltou retornar regresso
cabelo cabelos cortar
forte força
gigante enorme
pequeno baixinho baixo
velho idoso velhice
jovem juventude
raiva ira zangado
medo temor ansiedade preocupação
sozinho solidão
cansado exausto cansaço
alegria feliz
perdoar perdão
culpa culpado vergonha
falar falou dizer
dormir dormindo sono
escravo servo escravidão
prisão cadeia preso
prova exame escola
divórcio separação
publicano cobrador impostos
cesto cesta
pão pães
prostituta meretriz
endemoninhado demônio possuído
`
