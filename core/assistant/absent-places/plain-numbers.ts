/** Numbers that are no references: times, money, measures, dates, shares. */

/** Words before a time, in the nine languages. */
const atTime =
  /(?:^|[\s(])(?:at|by|until|till|from|to|around|before|after|um|ab|bis|gegen|von|vor|nach|seit|kurz|ca\.?|circa|a las?|las|desde|hasta|à|vers|de|dès|às|ao|até|alle|dalle|ore|verso|الساعة|ساعة|ساعت|בשעה|שעה|ב-?)\s*$/iu
const ofTime =
  /^\s*(?:Uhr|h\b|hrs?\b|[ap]\.?\s?m\b|o['’]?clock|horas|heures|ore\b|Std|min|صباح|مساء|ظهر|بامداد|صبح|شب|عصر|בבוקר|בערב|בצהריים|UTC|GMT|CET|MEZ)/iu

/** `10:30` where a time is said, `3.30 Uhr`. */
export function isTime(whole: string, before: string, after: string): boolean {
  const [, hours = '', minutes = ''] = /^(\d{1,2})\s?[:.,]\s?(\d\d)$/.exec(whole) ?? []
  if (hours === '' || Number(hours) > 24 || Number(minutes) > 59) return false
  return ofTime.test(after) || (whole.includes(':') && atTime.test(before))
}

const currency =
  /^\s?(?:€|\$|£|₪|¥|Euro?s?\b|EUR\b|USD\b|Dollars?\b|dólares|reais|R\$|Pfund|pounds?\b|livres\b|Mark\b|Franken|CHF|Cent|شيكل|دولار|يورو|دلار|یورو|تومان|ریال|שקל|ש["״]ח|דולר|יורו)/iu

export function isMoney(before: string, after: string): boolean {
  return currency.test(after) || /(?:€|\$|£|₪|¥|EUR|USD|CHF)\s?$/.test(before)
}

const unit =
  /^\s?(?:%|°|Prozent|percent|por\s?c|pour\s?cent|per\s?cento|Millionen|Mio|Milliarden|Mrd|millions?\b|billions?\b|thousand|Tausend|millones|milhões|milioni|milliards?|mil\b|mille|Meter|met(?:er|re)s?|metros?|metri|mètres|km\b|kilom|chilom|Kilom|cm\b|mm\b|m\b|kg\b|g\b|kilo|Liter|lit(?:er|re)s?|litros|litri|miles?\b|feet|foot|ft\b|inch|Ellen|cubits|Grad|degrees?|Jahre?n?\b|years?\b|años|ans\b|anos|anni|Stunden|hours?|horas|heures|Tage|days|mal\b|times\b|Punkte|points|مليون|مليار|متر|كيلو|کیلو|ميل|درجة|سنة|عام|سال|میلیون|میلیارد|درصد|بالمئة|בالمائة|في المئة|מיליון|אחוז|מטר|קילו|שנים|שנה)/iu
/** Words that a decimal number follows, and lists of numbers. */
const beforeMeasure =
  /(?:^|[\s(])(?:Version|Seite|Page|página|pagina|Nr\.?|No\.?|Nummer|Number|Abb\.?|Figure|Faktor|factor|Etwa|Rund|Ungefähr|About|Approximately|Circa|Ca\.?|Fast|Über|Around|Nearly|Almost|Unter|Only|Nur|Im Schnitt)\s*$/u

/** `3,5 Millionen`, `1.000`, a date. */
export function isMeasure(whole: string, before: string, after: string): boolean {
  if (unit.test(after) || beforeMeasure.test(before)) return !whole.includes(':')
  // Thousands and dates go on behind a second sign.
  if (/^\s?[.,]\s?\d{3}\b/.test(after)) return true
  if (
    /^\d{1,2}\s?\.\s?\d{1,2}$/.test(whole) &&
    /^\s?\.(?:\s?\d{2,4}\b|\s|$)/.test(after) &&
    /(?:am|vom|bis|zum|den|le|il|el|em|on|,)\s*$/i.test(before)
  )
    return true
  return /^\d{1,3}[.,]\d{3}$/.test(whole) && !/^\d{1,3}[.,](?:1[0-7]\d)$/.test(whole)
}
