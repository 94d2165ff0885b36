/** Words that people use for one another; weakly so after `~`. Our own lists (docs/finder.md). */
export const otherWords = `
grand-mère mamie mémé grand-père papi papy grands-parents
mère maman
père papa
parents mère père
frère sœur frères
enfant garçon fille gosse gamin
bébé nouveau-né
fils fille garçon
femme épouse mari époux conjoint
mariage noces marié
belle-mère beau-père belle-fille bru
oncle tante cousin neveu
~ mère père mamie papi frère sœur oncle tante fils fille femme mari ami
ami copain camarade
homme type
roi souverain pharaon empereur
gouverneur procurateur
soldat guerrier armée
mort décédé décédée décès mourir morte défunt
tombe tombeau tombale sépulcre enterrement funérailles obsèques pierre-tombale
deuil chagrin endeuillé consolation
triste tristesse dépression
malade maladie hôpital cancer
guérir guérison guéri
paralytique paralysé boiteux infirme
boire alcool ivre ivrogne boit bière soûl
avalé englouti mangé dévoré manger
poisson baleine
âne ânesse
corbeau oiseau oiseaux
brebis mouton agneau
porc cochon
bateau barque
tempête orage
mer océan
lac mer
montagne mont colline
pierre rocher caillou
four fournaise feu flammes brûler
déluge inondation
tuer meurtre assassiner tue
dispute querelle conflit bagarre disputent
guerre bataille
voleur voler vol
mensonge mentir tromper
trahison trahir trahi traître livrer
argent richesse riche
héritage biens
gaspiller dilapider dépenser gaspille
pauvre pauvreté
dette prêt
travail emploi patron
toit plafond
ouvre ouvrir séparer partager fendre
traverser passage passer
fuir fuite échapper fugue
retour revenir rentre rentrer
cheveux coiffure couper
fort force
géant énorme gros
vieux âgé vieillesse
jeune jeunesse
colère fâché rage
peur crainte angoisse anxiété inquiétude
seul solitude
fatigué épuisé
joie heureux
pardonner pardon
culpabilité coupable honte
parler parle dire
dormir dort endormi
esclave serviteur
prison prisonnier
examen école
divorce séparation
publicain collecteur impôts percepteur
panier corbeille
pain pains
possédé démon
`
