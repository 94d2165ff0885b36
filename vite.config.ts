import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page and its worker. The service worker and the server are built by scripts/build.mjs with configurations of their own. */
export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id) => /core\/languages\/(\w+)\//.exec(id)?.[1]?.replace(/^/, 'lang-'),
              test: /core\/languages\//,
            },
          ],
        },
      },
    },
  },
  define: { __BUILD__: JSON.stringify(process.env.BUILD_ID ?? 'dev') },
  server: { proxy: { '/api': 'http://127.0.0.1:8787' } },
})
