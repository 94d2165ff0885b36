/**
 * The search models of a server, which a device downloads to search by meaning. Models of one version belong
 * together.
 */
import * as z from 'zod/mini'

/** The list of models. */
export const meaningListSchema = z.object({
  /** Hash of all models; changes with their content. */
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
      /** Number of words with a meaning. */
      terms: z.int(),
    }),
  ),
  /** The editions the models were trained on. */
  editions: z.array(z.object({ abbreviation: z.string(), revision: z.string() })),
})
export type MeaningList = z.infer<typeof meaningListSchema>
