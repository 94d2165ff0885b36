/** Titles, as they stand in print, of editions whose files often give an abbreviation at most. */

/** By language and abbreviation. */
const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: { SVD: 'فان دايك', ARASVD: 'فان دايك' },
  de: {
    ELB1905: 'Elberfelder 1905',
    ELB05: 'Elberfelder 1905',
    LUT12: 'Lutherbibel 1912',
    LUTH1912: 'Lutherbibel 1912',
    LUTH1912AP: 'Lutherbibel 1912',
    MENGE: 'Menge-Bibel',
    MENG: 'Menge-Bibel',
    SCH1951: 'Schlachter 1951',
  },
  el: { TCGNT: 'Text-Critical Greek New Testament' },
  en: {
    ASV: 'American Standard Version',
    BSB: 'Berean Standard Bible',
    KJV: 'King James Version',
    KJVA: 'King James Version',
    OEB: 'Open English Bible',
    'OEB-US': 'Open English Bible',
    WEB: 'World English Bible',
    WEBP: 'World English Bible',
    YLT: 'Young’s Literal Translation',
  },
  es: { RV1909: 'Reina-Valera 1909', RVR1909: 'Reina-Valera 1909' },
  fa: { OPV: 'ترجمهٔ قدیم' },
  fr: { LSG: 'Louis Segond 1910', LSG1910: 'Louis Segond 1910' },
  grc: { TCGNT: 'Text-Critical Greek New Testament' },
  hbo: { WLC: 'Westminster Leningrad Codex' },
  he: { WLC: 'Westminster Leningrad Codex', HEBM: 'ברית חדשה' },
  it: { DIO: 'Diodati', DIODATI1649: 'Diodati 1649' },
  my: { JUDSON: 'Judson' },
  pt: { BLIVRE: 'Bíblia Livre' },
  zh: { CUV: '和合本' },
}

/** Undefined where it is not known. `locale` is BCP 47, the abbreviation in any case, with the number of a second one. */
export function knownEditionTitle(abbreviation: string, locale: string): string | undefined {
  return titles[locale.split('-')[0] ?? '']?.[abbreviation.toUpperCase().replace(/-\d+$/, '')]
}
