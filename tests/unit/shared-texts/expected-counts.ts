/** What each file of ../shared/texts has to give: the counts in the list beside them. */

/**
 * Books, chapters and verses of the 66, verses of the books 90-96 we show, numbering, language, and what
 * has to be reported. Explanations of what differs from the plain count of elements:
 * Luther: of ten further books Greek Esther, Greek Daniel and Manasseh have no number here; Sirach 7:16 is numbered 1.
 * Menge OSIS: 77 of the 79 verses that hold only a title are text: psalm titles that are verses of their own.
 * Menge Zefania: 48 elements are halves, 15 of them the only one with their number.
 * KJVA: 1 Chr 4 and Hos 14 are absent; of fourteen further books seven have a number here.
 * SVD: counted by position; 30928 verses with the labels of the file. HEBM: captions repeat 64 verses.
 * WEB: books without a number here, front matter and glossary; the letter of Jeremiah is Baruch 6. BSB: 16 verses are not in its text;
 * the older export has 31051 verses with a number of their own, 34 first verses without and one glued to its number.
 * CUV: 1 Chr 22 begins one verse late, so its missing last verse does not show.
 */
const table = `
deu-luther1912ap/luther1912ap.zefania.xml.gz 73 1189 31171 4332 org de book-unknown=3 verse-duplicate=1
deu-elb1905/elb1905.osis-books.zip           66 1189 31172    0 org de verse-empty=1
deu-menge1939/menge1939.osis.xml.gz          73 1189 31165 4022 org de book-unknown=3 verse-empty=2
deu-menge1939/menge1939.zefania.xml.gz       73 1189 31168 3995 org de book-unknown=3 verse-empty=1 verse-half=33
eng-kjv/kjv.osis.xml.gz                      66 1189 31102    0 eng en
eng-kjva/kjva.zefania.xml.gz                 73 1187 31053 4046 eng en chapter-absent=2 book-unknown=7 verse-duplicate=1
eng-asv/asv.osis.xml.gz                      66 1189 31102    0 eng en verse-empty=16
eng-oeb-us/oeb-us.osis.xml.gz                42  491 11722    0 eng en verse-empty=19
fra-lsg1910/lsg1910.zefania.xml.gz           66 1189 31102    0 eng fr
por-blivre/blivre.osis.xml.gz                66 1189 31102    0 eng pt verse-absent=1
ita-diodati1649/diodati1649.zefania.xml.gz   66 1189 31102    0 eng it
ara-svd/svd.zefania.xml.gz                   66 1189 31102    0 eng ar book-renumbered=2 book-name-replaced=65
heb-modern/hebm.zefania.xml.gz               66 1189 31102    0 eng he verse-repeated=64 book-name-replaced=66
hbo-wlc/wlc.osis-books.zip                   39  929 23213    0 org he file-skipped=1
zho-cuv/cuv.usfx.xml.gz                      66 1189 31100    0 eng zh-Hant verse-absent=3
mya-judson/judson.osis.xml.gz                66 1189 31088    0 eng my verse-absent=14
eng-web/web-classic.usfm.zip                 73 1189 31103 4104 eng en book-unknown=12 book-parts-merged=1
eng-webp/webp.usfm.zip                       66 1189 31103    0 eng en book-unknown=2
eng-webp/webp-3books.usx.zip                  3   80  2760    0 eng en
eng-bsb/bsb.usfm.zip                         66 1189 31086    0 eng en verse-absent=16
eng-bsb/bsb-older.usfm.zip                   66 1189 31086    0 eng en verse-implicit=34 verse-glued=1 verse-absent=16
spa-rv1909/rv1909.usfm.zip                   66 1189 31102    0 eng es verse-empty=18 verse-absent=0
grc-tcgnt/tcgnt.usfm.zip                     27  260  7953    0 eng grc verse-absent=4`

/** The files with what each has to give. */
export const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/))
  .map(([file = '', books, chapters, verses, others, base, locale, ...reported]) => ({
    file,
    expected: {
      books: Number(books),
      chapters: Number(chapters),
      verses: Number(verses),
      others: Number(others),
      base,
      locale,
    },
    reported: reported
      .map((one) => one.split('='))
      .map(([kind = '', count]) => ({ kind, count: Number(count) })),
  }))
