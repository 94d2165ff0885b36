/**
 * The browser's storage: its size, and whether the browser promises to keep it. Only a window may ask for
 * that promise.
 */
export interface StorageFigures {
  /** Bytes used by and available to this site, as far as the browser tells. */
  usedBytes: number
  quotaBytes: number
  isPersistent: boolean
}

/** Zeros where the browser tells nothing. */
export async function storageFigures(): Promise<StorageFigures> {
  const storage = storageManager()
  const estimate = await storage?.estimate()
  return {
    usedBytes: estimate?.usage ?? 0,
    quotaBytes: estimate?.quota ?? 0,
    isPersistent: (await storage?.persisted()) ?? false,
  }
}

/** Asks the browser to keep the data; answers whether it will. A browser that cannot be asked will not. */
export async function persistStorage(): Promise<boolean> {
  return (
    (await storageManager()
      ?.persist()
      .catch(() => false)) ?? false
  )
}

/** Absent on pages that are not served securely. */
function storageManager(): StorageManager | undefined {
  return (navigator as Partial<Pick<Navigator, 'storage'>>).storage
}
