/** Words that people use for one another; weakly so after `~`. Our own lists (docs/finder.md). */
export const otherWords = `
grandma grandmother granny nana gran grandpa grandfather granddad grandparents
mother mom mum mommy mama
father dad daddy papa
parents mother father
brother sister sibling siblings brothers
child kid children boy girl toddler
baby newborn infant
son boy daughter girl
wife husband spouse partner
marriage married wedding bride groom
stepfather stepmother stepchild
mother-in-law father-in-law daughter-in-law inlaws
uncle aunt cousin relative nephew niece
~ mother father grandma grandpa brother sister uncle aunt son daughter wife husband friend
friend buddy mate pal
man guy fellow dude
woman lady
king ruler emperor pharaoh
governor prefect
soldier army warrior
died dead death deceased dying passed late
grave tomb gravestone headstone tombstone burial funeral
grief mourning sorrow mourn bereaved loss
sad depressed depression unhappy
ill sick illness disease hospital patient cancer
heal cure healed recover
paralytic paralysed lame cripple disabled
drink alcohol drunk drinking beer booze alcoholic
swallow eaten devour ate eat
fish whale
donkey ass mule
snake serpent
raven crow birds bird
sheep lamb
pig swine
boat ship
storm tempest hurricane waves
sea ocean
lake sea
mountain hill
stone rock pebble
oven furnace fire flames burn
flood deluge
kill murder slay slain
quarrel argue argument fight dispute conflict strife row
war battle
thief robber steal stolen rob
lie lying deceive cheat trick
betray betrayal traitor
money wealth riches cash rich
inheritance heritage estate fortune
squander waste wastes spend
poor poverty needy
debt owe loan
job work boss employer colleague
roof ceiling
split parted divide open opened
cross pass walk
flee run escape runaway
return returns home back
haircut hair shave cut
strong strength muscle power
giant huge enormous
small short little tiny
old aged elderly
young teenager youth
angry anger rage mad furious
afraid fear scared anxious anxiety worry
alone lonely loneliness
tired exhausted burnout weary
happy joy glad
forgive forgiveness pardon
guilt guilty ashamed shame
speak talk say spoke
asleep sleep sleeping
slave servant bondage
prison jail
exam test school
divorce separated separation
tax taxman collector publican
bread loaves
bush shrub
prostitute harlot whore
rooster cock
crippled lame
haunted demon possessed
`
