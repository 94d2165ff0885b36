import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { directionOf, locales } from './core/contract/locales.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))

/** Groups of messages that every first visit needs, as in src/platform/language/first-messages. */
const firstTexts = /^(common|errors|finding|menu|reading|scripture)$/

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
              // Like messages, names of other languages than German and English are kept when they are first used.
              debugName: 'finder',
              name: (id) => `lang-${/names\/(\w+)/.exec(id)?.[1]}-finder`,
              test: /core\/finder\/names\//,
            },
            {
              debugName: 'care',
              name: (id) => `lang-${/languages\/(\w+)/.exec(id)?.[1]}-care`,
              test: /core\/languages\/\w+\/care\//,
            },
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
            // The code that every page needs, in two files: the libraries, which stay over many versions, and our own code.
            {
              name: 'libraries',
              test: /node_modules\/(?:lucide-react\/dist\/esm\/(?!icons\/)|(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|i18next|react-i18next|html-parse-stringify|comlink)\/)/,
              priority: 2,
            },
            { name: 'app', test: /src\/app\/(?:routes|main)\.tsx$/, priority: 1 },
            // Right after it: the local database, in two files for the same reason, and what the page begins once it stands.
            { name: 'dexie', test: /node_modules\/(dexie|dexie-react-hooks)\// },
            { name: 'stored', test: /src\/platform\/local\/stored\.ts$/ },
            { name: 'after-start', test: /src\/app\/start\/after-start\.ts$/ },
            // All but those of the first load: a file each would cost more than its icon.
            { name: 'icons', test: /node_modules\/lucide-react\// },
            {
              debugName: 'language',
              // A part that loads late comes with its messages (src/platform/language/late-messages.ts).
              name: (id) => {
                const [, first] = /first-messages\/(\w+)/.exec(id) ?? []
                const [, locale, group] = /core\/languages\/(\w+)\/(\w+)/.exec(id) ?? []
                return first || firstTexts.test(group ?? '')
                  ? `lang-${first ?? locale}`
                  : `lang-${locale}-${group}`
              },
              test: /core\/languages\/.*\.json|first-messages\//,
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
