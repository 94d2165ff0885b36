import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { directionOf, locales } from './core/contract/locales.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))

/**
 * The files of the page besides messages: the paths each begins with, and all they import, unless it is in a row
 * above. A file costs a request, and a screen waits for all files with something it needs; what is measured and
 * how: docs/decisions/2026-11-29-bundles.md.
 */
const families: readonly (readonly [name: string, ...paths: string[]])[] = [
  // The first load, in two files: the libraries, which stay over many versions, and our own code.
  [
    'libraries',
    'node_modules/lucide-react/dist/esm/(?!icons/)',
    'node_modules/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|i18next|react-i18next|html-parse-stringify|comlink)/',
  ],
  ['app', 'src/app/(?:routes|main).tsx$'],
  // Right after it: the local database, in two files for the same reason, and what the page begins once it stands.
  ['dexie', 'node_modules/(?:dexie|dexie-react-hooks)/'],
  ['stored', 'src/platform/local/stored.ts$', 'src/app/start/after-start.ts$'],
  // A first comparison is drawn with it: before all else that is late.
  ['numbering', 'core/scripture/reading/comparing.ts$', 'core/scripture/numbering/'],
  // 10 kB that clean what a server wrote as HTML.
  ['html', 'src/ui/words/safe-html'],
  // Shared by most screens, with the frame around them.
  [
    'base',
    'node_modules/lucide-react/',
    'src/platform/(?!media)',
    'src/ui/(?!sidebar|note|sheets|article|form)',
    'src/ui/sheets/use-',
    'src/model/(?:account|analytics|asking|care|chats|library|options|place|recent|shell|text)/',
    'src/model/study/(?:shown-edition|record-|left-|use-read-on|use-tag|first-verses|use-verse-texts)',
    'src/model/contents/(?:use-wanted|stored-contents|known-packs|content-problem)',
    'src/app/(?:bars/(?!member)|errors/|overlay/|header/(?:use-fixed|member-sign)|routing/screen-table|[\\w-]+.tsx?$)',
    'src/features/reading/turning/swiping/',
    'src/ui/article/[\\w-]+.module.css',
    'core/(?:verse-of-day|scripture/welcome)/',
    'core/contract/(?:address/search|search/area|content/|editions/edition|members/(?:target|typed-text)|pages/article-node)',
    'core/content/reading/(?:addresses|look-up)',
    'core/(?:words/language|scripture/selection/selection-text|study/(?:standing-places|kept-places|built-in-tags|lists/fold))',
  ],
  // Parts around a text for everyone.
  [
    'text',
    'src/app/(?:floating|routing)/',
    'src/ui/sidebar/',
    'src/features/tour/tour-',
    'src/model/study/use-passage-links',
    'src/features/reading/(?:references/late-text|sidebar/text-sidebar|turning/|loading/|selection/(?:selection-gestures|paint-chosen)|further|drawing/)',
    'core/scripture/(?:reading|passages)/',
  ],
  // React Aria, 21 kB, with what floats over the page, and forms.
  ['sheets', 'node_modules/react-aria', 'src/ui/(?:sheets|form)/'],
  // Loaded ahead: what a press in the header opens.
  ['header', 'src/app/(?:header|menu)/', 'src/features/(?:display|finding)/'],
  [
    'contents',
    'src/model/(?:contents/(?!plans|known-contents)|finder/)',
    'src/features/(?:dictionaries|commentary|topics|media|words)/',
    'core/scripture/pericopes/',
  ],
  ['home', 'src/features/(?:home|verse-day)/', 'src/model/verse-of-day/'],
  // Looked up rarely: stems of words, words of questions, whom to call.
  ['tables', 'node_modules/@orama/stemmers/', 'core/languages/\\w+/other-words', 'core/care/'],
  ['plans', 'src/model/contents/', 'src/features/plans/', 'core/contract/address/known-place'],
  ['account', 'src/features/account/'],
  // Parts beside a text: the boxes of the sidebar.
  ['beside', 'src/features/reading/(?:look-up/(?!look-up-action)|sidebar/(?!commentary-sheet)|synopsis)'],
  [
    'study',
    'src/features/(?:reading|tags|likes|history|sync|notifications)/',
    'src/features/notes/(?!editor)',
    'src/app/bars/',
  ],
  ['chat', 'src/features/chat/'],
  ['search', 'src/features/search/'],
  ['library', 'src/features/library/'],
  ['help', 'src/features/(?:articles|introduction|languages|report|consent|tour)/'],
]

/** The page and its worker. The service worker and the server are built by scripts/build.mjs with configurations of their own. */
export default defineConfig({
  plugins: [react(), notices(), textFirst(), messages()],
  worker: {
    format: 'es',
    plugins: () => [finderTables()],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            {
              // Like messages, those of other languages than German and English are kept when they are first used.
              debugName: 'tables',
              name: (id) => `lang-${/(?:names|languages)\/(\w+)/.exec(id)?.[1]}-tables`,
              test: /core\/(?:finder\/names\/|languages\/\w+\/(?:care\/|other-words))/,
            },
            { name: 'names', test: /core\/languages\/\w+\/book-names/ },
            { name: 'tables', test: /node_modules\/@orama\/stemmers\// },
            { name: 'answers', test: /worker\/(?:assistant\/answer-here|search\/article-searches)\.ts$/ },
            {
              name: 'members',
              test: /worker\/(?:account\/members|chats\/chats|sync\/contact\/open-contact-queue)\.ts$/,
            },
            { name: 'main', test: /worker\/main\.ts$|rolldown\/runtime/, priority: 1 },
          ],
        },
      },
    },
  },
  // Dexie hands bundlers its ES5 build; the modern one holds the same in fewer bytes.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    // Only browsers that are too old for the app lack it. Neither what the first load brought nor the part itself needs a word with each part.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'js'
          ? needed.filter((name) => name !== file && !/\/(?:libraries|rolldown-runtime)-/.test(name))
          : needed,
    },
    rolldownOptions: {
      // How long each plugin took is of interest to nobody who builds, and only printed on slow machines.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            ...families.map(([name, ...paths], index) => ({
              name,
              test: new RegExp(`/(?:${paths.join('|')})`),
              priority: families.length - index,
            })),
            {
              debugName: 'language',
              name: (id: string) => {
                const [, when, locale] = /(first|late)-messages\/(\w+)/.exec(id) ?? []
                return `lang-${locale}${when === 'late' ? '-late' : ''}`
              },
              test: /(?:first|late)-messages\/\w+\.ts$/,
              priority: families.length + 1,
            },
          ],
        },
      },
    },
  },
  define: {
    __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'dev'),
    __VERSION__: JSON.stringify(version),
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8787' } },
})

/** Files of the finder as one text each: as objects, every entry of them would be an export. */
function finderTables(): Plugin {
  const prefix = '\0finder-table:'
  return {
    name: 'finder-tables',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(?:entries|names\/\w+)\.json$/ },
      async handler(source, importer) {
        if (!importer?.includes('/core/finder/')) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && prefix + found.id.replace(/\.json$/, '')
      },
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const table = JSON.parse(readFileSync(`${id.slice(prefix.length)}.json`, 'utf8'))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(table))})`
    },
  }
}

const languages = join(import.meta.dirname, 'core', 'languages')

/**
 * What index.html knows of every language: the notices that need no script, of which core/shell/notices.ts takes out all but one
 * and styles else show one, and for public/boot.js those that run from right to left.
 */
function notices(): Plugin {
  const paragraphs = (kind: string, key: string) =>
    locales
      .map((locale) => {
        const texts = JSON.parse(readFileSync(join(languages, locale, 'heads.json'), 'utf8'))
        return `<p class="${kind}" data-locale="${locale}" lang="${locale}" dir="${directionOf(locale)}">${texts[key]}</p>`
      })
      .join('')
  const rightToLeft = locales.filter((locale) => directionOf(locale) === 'rtl')
  return {
    name: 'notices',
    transform: {
      filter: { id: /\/src\/styles\/reset\.css$/ },
      handler: (styles) => {
        const own = locales.map(
          (locale) => `:root[data-outdated]:lang(${locale}) .notice.outdated[data-locale="${locale}"]`,
        )
        return `${styles}${own.join()} { display: block }\n`
      },
    },
    transformIndexHtml: (html) =>
      html
        .replace(
          '<!--notices-->',
          () =>
            `<noscript>${paragraphs('notice', 'noScript')}</noscript>${paragraphs('notice outdated', 'outdated')}`,
        )
        .replace('src="/boot.js"', (src) => `${src} data-rtl="${rightToLeft.join(' ')}"`),
  }
}

/**
 * The styles of a text come with the page itself, a way to the server earlier than as a file (the server allows them by their hash);
 * scripts, which come after them, leave the line to them. The link stays, disabled, for late chunks that look for it.
 */
function textFirst(): Plugin {
  return {
    name: 'text-first',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const [link = '', file = ''] = / *<link rel="stylesheet"[^>]*href="\/([^"]*)">\n/.exec(html) ?? []
        const styles = bundle?.[file]
        if (styles?.type !== 'asset') return html
        const inPage = `    <style>${styles.source}</style>\n`
        const disabled = link.replace('<link', '<link disabled')
        return html
          .replace(link, '')
          .replace(/ *<script src="\/boot\.js"/, (boot) => inPage + disabled + boot)
          .replaceAll(/<link rel="modulepreload"|<script type="module"/g, '$& fetchpriority="low"')
      },
    },
  }
}

/** Tells public/boot.js, which knows the language first, where the messages of each are. */
function messages(): Plugin {
  return {
    name: 'messages',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = Object.keys(bundle).flatMap((file) => {
          const [, locale] = /\/lang-(\w\w)-[\w-]{8}\.js$/.exec(file) ?? []
          return locale ? ` data-${locale}="/${file}"` : []
        })
        return html.replace('src="/boot.js"', (src) => src + files.join(''))
      },
    },
  }
}
