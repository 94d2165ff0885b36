/** Words that few sentences of Portuguese do without, in the form of core/care/care-words.ts; those that several languages share say nothing. */
export const frequent =
  'nao que o meu eu minha um e do uma da os no na em ele para me com quero mais foi ela mas tenho dos por quando voce ta estou sou'
