/** Answers of a model that keeps its rules lose nothing, however close they are to the passages they tell of. */
import { expect, it } from 'vitest'
import { checkedEvents, removedReasons } from '../../../tests/support/assistant/checked-text'
import { starterLibrary } from '../../../tests/support/assistant/rows'
import { passageSource } from '../passage-source'

const answers = [
  [
    'en',
    `Jonah is a prophet who runs away from God [[Jonah 1:3]]. He boards a ship to Tarshish, but a great storm breaks out [1]. The sailors pray to their gods, while Jonah sleeps below deck [[Jonah 1:5]].

When they cast lots, the lot falls on Jonah [[Jonah 1:7]]. He asks them to throw him into the sea, and the storm stops. God sends a big fish that swallows him, and he spends three days and three nights inside it [[Jonah 1:17]].

- **Jonah 2**: a prayer from the belly of the fish.
- **Jonah 3**: Nineveh repents, and God spares the city.
- **Jonah 4**: Jonah is angry, and God teaches him mercy with a plant.

The book ends with an open question about God's pity for the great city [[Jonah 4:11]]. Jesus later refers to Jonah as a sign [[Matthew 12:39-41]]. Some Christians read the book as history, others as a parable; both see its point in God's compassion.`,
  ],
  [
    'de',
    `Johannes 3 erzählt von einem nächtlichen Gespräch [[Johannes 3,1-2]]. Nikodemus ist ein Pharisäer und kommt bei Nacht zu Jesus [1]. Jesus erklärt ihm, dass ein Mensch neu geboren werden muss [[Johannes 3,3]].

In Johannes 3,16 wird zusammengefasst, wie sehr Gott die Welt liebt: Er gibt seinen Sohn, damit Menschen leben. Das Thema Licht und Finsternis kommt am Ende wieder [[Johannes 3,19]].

1. Die Geburt von oben: Gottes Geist schenkt neues Leben [[Johannes 3,5]].
2. Die Schlange in der Wüste: ein Bild für das Kreuz [[Johannes 3,14]].
3. Der Sohn: nicht zum Gericht, sondern zur Rettung [[Johannes 3,17]].

Manche Kirchen beziehen Vers 5 auf die Taufe, andere auf den Geist allein. Nikodemus taucht später noch zweimal auf [[Johannes 7,50]] [[Johannes 19,39]].`,
  ],
  [
    'en',
    `Psalm 23 is a song of trust. It pictures God as a shepherd who leads, feeds and protects [[Psalm 23:1-3]]. In the second half the picture changes to a host who prepares a meal [[Psalm 23:5]].

David speaks of a dark valley, yet he is not afraid, because God is with him [[Psalm 23:4]]. The psalm closes with goodness and love that follow him all his life [[Psalm 23:6]]. Jesus takes up the picture of the shepherd in John 10.`,
  ],
  [
    'fr',
    `Jonas s’enfuit loin de Dieu vers Tarsis [[Jonas 1.3]]. Une grande tempête se lève, et les marins ont peur [[Jonas 1.4-5]]. Jonas est jeté à la mer, puis un grand poisson l’avale [[Jonas 2.1]].

Ninive se repent quand Jonas annonce sa chute [[Jonas 3.4-5]]. Dieu renonce alors à punir la ville, et Jonas se fâche [[Jonas 4.1]].`,
  ],
  [
    'es',
    `Jonás huye de Dios hacia Tarsis [[Jonás 1:3]]. Se levanta una gran tormenta y los marineros tienen miedo [[Jonás 1:5]]. Lo arrojan al mar y un gran pez se lo traga [[Jonás 1:17]]. Nínive se arrepiente y Dios perdona a la ciudad [[Jonás 3:10]].`,
  ],
] as const
it.each(answers)('%s: %s', async (locale, text) => {
  const library = await starterLibrary(locale)
  const passages = [
    [32_001_001, 32_001_016],
    [43_003_001, 43_003_021],
    [19_023_001, 19_023_006],
  ] as const
  const found = await Promise.all(passages.map(([from, to]) => passageSource(library, from, to)))
  const sources = found.flatMap((source, at) => (source ? [{ n: at + 1, ...source }] : []))
  expect(removedReasons(await checkedEvents(library, [text], { sources }))).toEqual([])
})
