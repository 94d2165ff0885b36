/** IndexedDB in memory: what is stored here is forgotten with the page. Loaded only where the browser's own does not work. */
export { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
