import { expect, it } from 'vitest'
import { calmTitle } from './calm-title'

it.each([
  ['DAS EVANGELIUM NACH JOHANNES', 'Das Evangelium nach Johannes'],
  ['DAS ERSTE BUCH MOSE', 'Das erste Buch Mose'],
  ['DER BRIEF DES PAULUS AN DIE RÖMER', 'Der Brief des Paulus an die Römer'],
  ['THE FIRST BOOK OF MOSES, CALLED GENESIS', 'The first Book of Moses, called Genesis'],
  ['THE GOSPEL ACCORDING TO ST. JOHN', 'The Gospel according to St. John'],
  ['II SAMUEL', 'II Samuel'],
  ["L'ÉVANGILE SELON JEAN", "L'Évangile selon Jean"],
  ['1. MOSE', '1. Mose'],
  ['Das Evangelium nach Johannes', 'Das Evangelium nach Johannes'],
  ['إنجيل يوحنا', 'إنجيل يوحنا'],
  ['', ''],
])('%s is written %s', (title, written) => expect(calmTitle(title)).toBe(written))
