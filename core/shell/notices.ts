/**
 * Two notices that work without script (FEATURES SHELL-08): that JavaScript is off, and that the browser is
 * too old for the app. The built index.html has them in every language (vite.config.ts); a page keeps those
 * of its own, else styles choose one.
 */

/**
 * The shell with only the notices of one language (an interface locale), which then
 * needs no choice by styles.
 */
export function withNoticesOf(html: string, locale: string): string {
  return html.replace(
    /<p class="notice(?: outdated)?" data-locale="(\w+)"[^>]*>[^<]*<\/p>/g,
    (notice, language: string) =>
      language === locale ? notice.replace(` data-locale="${language}"`, '') : '',
  )
}
