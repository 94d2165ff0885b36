/** Which models of meanings a server has: what a device downloads to search by meaning. Models of one version belong together. */
import * as z from 'zod/mini'

export const meaningListSchema = z.object({
  /** Hash of all models: another one for any other content. */
  version: z.string(),
  /** Numbers per vector. */
  dims: z.int(),
  languages: z.array(
    z.object({
      /** First part of a BCP 47 tag. */
      language: z.string(),
      /** SHA-256 (hex) of the uncompressed file; `bytes` compressed, `rawBytes` uncompressed. */
      hash: z.string(),
      bytes: z.int(),
      rawBytes: z.int(),
      /** Words with a meaning. */
      terms: z.int(),
    }),
  ),
  /** What the models were learnt from. */
  editions: z.array(z.object({ abbreviation: z.string(), revision: z.string() })),
})
export type MeaningList = z.infer<typeof meaningListSchema>
