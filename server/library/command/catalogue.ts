/**
 * Freely licensed translations and the addresses of their publishers: facts only, no
 * text. `npm run library -- add WEB` fetches the file from the address given here;
 * nothing is fetched before an operator asks for it.
 */
import type { EditionChoices } from '../library-index'

/** One translation. */
export interface CatalogueEntry extends EditionChoices {
  abbreviation: string
  name: string
  locale: string
  licence: string
  attribution: string
  /** The publisher's page about the edition and its licence. */
  page: string
  /** The file to fetch: https, in a format the importer reads. */
  file: string
}

/** An edition that eBible.org publishes as USFM. */
function fromEbible(id: string, entry: Omit<CatalogueEntry, 'page' | 'file'>): CatalogueEntry {
  return {
    ...entry,
    page: `https://ebible.org/find/details.php?id=${id}`,
    file: `https://ebible.org/Scriptures/${id}_usfm.zip`,
  }
}

const publicDomain = { licence: 'Public domain', attribution: 'eBible.org' }

/** All entries. */
export const catalogue: readonly CatalogueEntry[] = [
  fromEbible('deu1912', {
    abbreviation: 'LUT12',
    name: 'Lutherbibel 1912',
    locale: 'de',
    year: 1912,
    ...publicDomain,
  }),
  fromEbible('deuelo', {
    abbreviation: 'ELB05',
    name: 'Elberfelder Bibel 1905',
    locale: 'de',
    year: 1905,
    ...publicDomain,
  }),
  fromEbible('eng-web', {
    abbreviation: 'WEB',
    name: 'World English Bible',
    locale: 'en',
    numbering: 'eng',
    ...publicDomain,
  }),
  fromEbible('engbsb', {
    abbreviation: 'BSB',
    name: 'Berean Standard Bible',
    locale: 'en',
    numbering: 'eng',
    licence: 'CC0-1.0',
    attribution: 'berean.bible',
  }),
  fromEbible('eng-kjv2006', {
    abbreviation: 'KJV',
    name: 'King James Version',
    locale: 'en',
    year: 1769,
    numbering: 'eng',
    licence: 'Public domain outside the United Kingdom',
    attribution: 'eBible.org',
  }),
  fromEbible('eng-asv', {
    abbreviation: 'ASV',
    name: 'American Standard Version',
    locale: 'en',
    year: 1901,
    numbering: 'eng',
    ...publicDomain,
  }),
  fromEbible('engoebus', {
    abbreviation: 'OEB',
    name: 'Open English Bible',
    locale: 'en',
    numbering: 'eng',
    licence: 'CC0-1.0',
    attribution: 'openenglishbible.org',
  }),
  fromEbible('spaRV1909', {
    abbreviation: 'RV1909',
    name: 'Reina-Valera 1909',
    locale: 'es',
    year: 1909,
    ...publicDomain,
  }),
  fromEbible('fraLSG', {
    abbreviation: 'LSG',
    name: 'Louis Segond 1910',
    locale: 'fr',
    year: 1910,
    ...publicDomain,
  }),
  fromEbible('porbr2018', {
    abbreviation: 'BLIVRE',
    name: 'Bíblia Livre',
    locale: 'pt',
    year: 2018,
    licence: 'CC BY 4.0',
    attribution: '© 2018 Diego Santos, Mario Sérgio, Marco Teles',
  }),
  fromEbible('ita1885', {
    abbreviation: 'DIO',
    name: 'Diodati 1885',
    locale: 'it',
    year: 1885,
    ...publicDomain,
  }),
  fromEbible('arb-vd', {
    abbreviation: 'SVD',
    name: 'Smith & Van Dyck',
    locale: 'ar',
    year: 1865,
    ...publicDomain,
  }),
  fromEbible('pesOPV', {
    abbreviation: 'OPV',
    name: 'ترجمهٔ قدیم',
    locale: 'fa',
    year: 1895,
    ...publicDomain,
  }),
  fromEbible('hboWLC', {
    abbreviation: 'WLC',
    name: 'Westminster Leningrad Codex',
    locale: 'hbo',
    numbering: 'org',
    ...publicDomain,
  }),
]

/** The entry of an abbreviation in any case. */
export function findInCatalogue(abbreviation: string): CatalogueEntry | undefined {
  return catalogue.find((entry) => entry.abbreviation === abbreviation.toUpperCase())
}
